import { expect, test } from 'vitest';
import { isStale } from '#engine/bots/fit/fitted-file.ts';
import { openBox } from '#engine/empires-of-the-north/box.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { pointsOf } from '#engine/empires-of-the-north/figures/score.ts';
import { featuresOf } from '#engine/empires-of-the-north/mind/features.ts';
import { looksAt } from '#engine/empires-of-the-north/mind/look.ts';
import { FITTED } from '#engine/empires-of-the-north/mind/weights.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { inPositions } from './positions.ts';

const BOX = openBox(BASE_PACK);
const features = featuresOf(BOX);

test('there are as many numbers as names, and each of them is of the order of 1', () => {
  inPositions(400, 6, ({ state }) => {
    const { seats, table } = features.measure(state);
    expect(table).toEqual([]);
    for (const row of seats) expect(row).toHaveLength(features.names.seat.length);
    for (const value of seats.flat()) expect(Math.abs(value)).toBeLessThan(8);
  });
});

test('what a seat is counted is what the score sheet says', () => {
  inPositions(200, 6, ({ state }) => {
    expect(looksAt(BOX, state).map(({ points }) => points)).toEqual(pointsOf(BOX, state));
  });
});

test('the weights were fitted with the base pack as it is, and with these features (else `npm run fit -- --game empires-of-the-north` fits them anew, see docs/bots.md)', () => {
  expect(isStale(FITTED, hashValue(BASE_PACK), features)).toBe(false);
  expect(isStale(FITTED, 'another pack', features)).toBe(true);
});
