import { expect, it } from 'vitest';
import { columnsFor } from '#renderer/games/empires-of-the-north/components/fan-columns.ts';

const hand = (n: number) => Array.from({ length: n }, (_, at) => ({ card: `card ${at}`, n: 1 }));

it('a fan has a column for each card as long as there is room, and then two cards in each, in the order of the hand', () => {
  expect(columnsFor(hand(5), 40).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  expect(columnsFor(hand(6), 40).map((column) => column.map(({ card }) => card))).toEqual([
    ['card 0', 'card 1'],
    ['card 2', 'card 3'],
    ['card 4', 'card 5'],
  ]);
  expect(columnsFor([], 40)).toEqual([]);
});
