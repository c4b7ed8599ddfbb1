import { expect, test } from 'vitest';
import { chancesOf } from '#engine/bots/value-model.ts';

const seats = [[1], [2], [2]];

test('where nothing is measured of the table somebody always wins', () => {
  const chances = chancesOf({ seats, table: [] }, { seat: [1], table: [] });
  expect(chances[0]).toBeLessThan(chances[1] ?? 0);
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
});

test('the row of the table says how likely it is that nobody wins', () => {
  const chances = chancesOf({ seats, table: [1] }, { seat: [1], table: [0] });
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0.5, 12);
});
