import { expect, test } from 'vitest';
import { openBox } from '#engine/endeavor/box.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { gloryOf } from '#engine/endeavor/figures/glory.ts';
import { routesOf } from '#engine/endeavor/figures/routes.ts';
import { featuresOf } from '#engine/endeavor/mind/features.ts';
import { lookAt, lookAtSeat } from '#engine/endeavor/mind/look.ts';
import { FITTED } from '#engine/endeavor/mind/weights.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { inPositions } from './positions.ts';

const box = openBox(BASE_PACK);
const { names, measure } = featuresOf(box);

test('there are as many numbers as names, and each of them is of the order of 1', () => {
  inPositions(500, 6, ({ state }) => {
    const { seats, table } = measure(state);
    expect(table).toEqual([]);
    for (const row of seats) expect(row).toHaveLength(names.seat.length);
    for (const value of seats.flat()) expect(Math.abs(value)).toBeLessThan(6);
  });
});

test('what a seat is counted and holds is what the score sheet says', () => {
  inPositions(300, 6, ({ state }) => {
    const look = lookAt(box, state);
    const seats = state.players.map((_, seat) => lookAtSeat(look, seat));
    expect(seats.map(({ glory }) => glory)).toEqual(gloryOf(box, state));
    for (const { seat, held } of seats) expect(held.routes.done).toBe(routesOf(box, state, seat).length);
  });
});

test('the weights were fitted with the base pack as it is, and with these features (else `npm run fit -- --game endeavor` fits them anew, see docs/bots.md)', () => {
  expect(FITTED.pack).toBe(hashValue(BASE_PACK));
  expect(Object.keys(FITTED.weights.seat)).toEqual(names.seat);
});
