import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { widthOf } from '#renderer/games/empires-of-the-north/board/squeeze.ts';
import { fanOf, nextCard } from '#renderer/games/empires-of-the-north/components/fan-columns.ts';
import { cardName } from '#renderer/games/empires-of-the-north/words/words.ts';

const hand = (n: number) => Array.from({ length: n }, (_, at) => ({ card: `card ${at}`, n: 1 }));
/** The strip at 1280 pixels, without its ends, in rem. */
const STRIP = 54.2;

describe('a fan', () => {
  it('has a column for each card as long as there is room, and then two cards in each, in the order of the hand', () => {
    expect(fanOf(hand(5), 40).columns.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    expect(fanOf(hand(6), 40).columns.map((column) => column.map(({ card }) => card))).toEqual([
      ['card 0', 'card 1'],
      ['card 2', 'card 3'],
      ['card 4', 'card 5'],
    ]);
    expect(fanOf([], 40).columns).toEqual([]);
  });

  it.each([14, 15, 16, 17, 21, 30])('of %i cards has room for every word of every name', (n) => {
    const { columns, inSight } = fanOf(hand(n), STRIP);
    const wide = inSight === undefined ? STRIP / columns.length : (STRIP - 2.9) / inSight;
    const cards = BASE_PACK.clans.flatMap(({ cards: own }) => own);
    const words = cards.flatMap(({ id }) => cardName(id).split(' '));
    // Beside the words lie the edge of the paper and the air between two cards.
    const room = (wide - 0.3) * 16 - 11;
    for (const word of words) expect(widthOf(word, 14) - 0.21 * word.length, word).toBeLessThanOrEqual(room);
  });

  it('is turned where not all columns fit, and else never', () => {
    expect(fanOf(hand(16), STRIP).inSight).toBeUndefined();
    expect(fanOf(hand(17), STRIP).inSight).toBe(7);
    expect(fanOf(hand(9), 20).inSight).toBe(2);
    expect(fanOf(hand(3), 4).inSight).toBe(1);
    expect(fanOf(hand(30), 0).inSight).toBeUndefined();
  });
});

describe('the arrow keys in a fan', () => {
  const walk = (keys: readonly string[], from: number, n: number, rows: number): number =>
    keys.reduce((at, key) => nextCard(key, at, n, rows) ?? at, from);

  it('lead from card to card in both rows, and stay at its edges', () => {
    expect(walk(['ArrowRight', 'ArrowRight'], 0, 5, 2)).toBe(4);
    expect(walk(['ArrowRight', 'ArrowRight', 'ArrowRight'], 1, 5, 2)).toBe(4);
    expect(walk(['ArrowLeft'], 4, 5, 2)).toBe(2);
    expect(walk(['ArrowDown', 'ArrowDown', 'ArrowRight'], 0, 5, 2)).toBe(3);
    expect(walk(['ArrowUp'], 3, 5, 2)).toBe(2);
    expect(walk(['ArrowUp', 'ArrowLeft'], 0, 5, 2)).toBe(0);
    expect(walk(['ArrowDown'], 4, 5, 2)).toBe(4);
    expect(walk(['ArrowDown', 'ArrowUp', 'ArrowRight'], 1, 3, 1)).toBe(2);
  });

  it('are left to others where there is no card that way', () => {
    expect(nextCard('ArrowLeft', 1, 5, 2)).toBeUndefined();
    expect(nextCard('Enter', 0, 5, 2)).toBeUndefined();
  });
});
