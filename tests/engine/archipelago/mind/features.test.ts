import { expect, test } from 'vitest';
import { openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { featuresOf } from '#engine/archipelago/mind/features.ts';
import { holdingsOf } from '#engine/archipelago/mind/holdings.ts';
import { pointsOf } from '#engine/archipelago/mind/points.ts';
import { FITTED } from '#engine/archipelago/mind/weights.ts';
import { measure, shownFor } from '#engine/archipelago/scoring/criteria.ts';
import { isStale } from '#engine/bots/fit/fitted-file.ts';
import { defined } from '#engine/kernel/defined.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { game } from '../twin.ts';
import { inPositions } from './positions.ts';

const box = openBox(BASE_PACK);
const features = featuresOf(box);

test('there are as many numbers as names, and each of them is of the order of 1', () => {
  inPositions(500, 6, ({ state }) => {
    const { seats, table } = features.measure(state);
    expect(table).toHaveLength(features.names.table.length);
    for (const row of seats) expect(row).toHaveLength(features.names.seat.length);
    for (const value of [...seats.flat(), ...table]) expect(Math.abs(value)).toBeLessThan(10);
  });
});

test('what a seat is said to have is what the score sheet measures', () => {
  const criteria = [
    ...BASE_PACK.trends.map(({ criterion }) => criterion),
    ...BASE_PACK.objectives.flatMap(({ victory }) =>
      victory.kind === 'pacifist' || victory.kind === 'separatist' ? [] : [victory],
    ),
  ];
  inPositions(200, 12, ({ state }) => {
    const all = holdingsOf(box, state);
    for (const criterion of criteria) {
      const shown = all.map((held) => shownFor(held, criterion));
      expect(shown).toEqual(all.map((_, seat) => measure(box, state, seat, criterion)));
    }
  });
});

test('the points now are those of the score sheet', () => {
  inPositions(200, 12, ({ state }) => {
    const sheet = state.screens.map(() => 0);
    for (const { seat, points } of game.score(state)) sheet[seat] = defined(sheet[seat]) + points;
    expect(pointsOf(box, state, holdingsOf(box, state), 0.5).now).toEqual(sheet);
  });
});

test('the weights were fitted with the base pack as it is, and with these features (else `npm run fit -- --game archipelago` fits them anew, see docs/bots.md)', () => {
  expect(isStale(FITTED, hashValue(BASE_PACK), features)).toBe(false);
  expect(isStale(FITTED, 'another pack', features)).toBe(true);
  expect(isStale(FITTED, FITTED.pack, { names: { ...features.names, table: ['always'] } })).toBe(true);
});
