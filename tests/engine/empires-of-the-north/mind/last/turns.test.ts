import { expect, test } from 'vitest';
import { wastedIn } from '../../../bots/last-moves.ts';
import { optionsFor } from '../../bots/company.ts';
import { endingOf, lastsOf } from './turns.ts';

test('no ship of the last round takes an island where another surely counts more, in 16 games', () => {
  const lasts = Array.from({ length: 16 }, (_, number) =>
    lastsOf(optionsFor(2 + (number % 3), number), `last ${number}`),
  ).flat();
  const landings = lasts.filter(({ part }) => part === 'landing');
  expect(landings.length).toBeGreaterThan(12);
  expect(wastedIn(endingOf(12), landings)).toEqual([]);
});
