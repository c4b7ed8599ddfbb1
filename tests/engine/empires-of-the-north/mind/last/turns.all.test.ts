import { expect, test } from 'vitest';
import { wastedIn } from '../../../bots/last-moves.ts';
import { optionsFor } from '../../bots/company.ts';
import { endingOf, lastsOf } from './turns.ts';

/** What may be wasted of the decisions from the last turn on: halves of points, and what follows from two moves, are not seen. */
const AT_MOST = 0.04;

test('from the last turn on hardly anything is wasted in 60 games', () => {
  const lasts = Array.from({ length: 60 }, (_, number) =>
    lastsOf(optionsFor(2 + (number % 3), number), `last ${number}`),
  ).flat();
  const wasted = wastedIn(endingOf(12), lasts);
  expect(wasted.length / lasts.length, JSON.stringify(wasted)).toBeLessThan(AT_MOST);
});
