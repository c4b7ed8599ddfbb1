import { expect, test } from 'vitest';
import { wastedIn } from '../../../bots/last-moves.ts';
import { endingOf, lastsOf } from './due.ts';

test('no steward spends or loses anything that another last move surely keeps, in 18 short games', () => {
  const lasts = Array.from({ length: 18 }, (_, number) =>
    lastsOf({ players: 2 + (number % 2), length: 'short', variants: [] }, `last ${number}`),
  ).flat();
  expect(lasts.length).toBeGreaterThan(25);
  expect(wastedIn(endingOf(6), lasts)).toEqual([]);
});
