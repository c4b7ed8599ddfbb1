import { expect, test } from 'vitest';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { dealUntil } from './deal-until.ts';

test('deals again until the deal makes sense, and each fitting deal comes up', () => {
  const rng = streamOf('deals');
  const dealt = Array.from({ length: 60 }, () =>
    dealUntil(
      () => pick(rng, 10),
      (card) => card > 6,
    ),
  );
  expect(new Set(dealt)).toEqual(new Set([7, 8, 9]));
});

test('a deal that fits at once draws nothing more', () => {
  let deals = 0;
  expect(
    dealUntil(
      () => ++deals,
      () => true,
    ),
  ).toBe(1);
});

test('gives up after so many tries, and says so', () => {
  let deals = 0;
  expect(() =>
    dealUntil(
      () => ++deals,
      () => false,
      7,
    ),
  ).toThrow('no deal in 7 makes sense');
  expect(deals).toBe(7);
});
