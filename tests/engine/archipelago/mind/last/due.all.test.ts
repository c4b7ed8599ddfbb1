import { expect, test } from 'vitest';
import { LENGTHS } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { wastedIn } from '../../../bots/last-moves.ts';
import { endingOf, lastsOf } from './due.ts';

/** What may be wasted of the last decisions: what takes two trades or two workers to be counted is not seen. */
const AT_MOST = 0.04;

test('of the last decisions of 120 games of every length hardly any is wasted', () => {
  const lasts = Array.from({ length: 120 }, (_, number) =>
    lastsOf({ players: 2 + (number % 4), length: elementAt(LENGTHS, number % 3), variants: [] }, `last ${number}`),
  ).flat();
  const wasted = wastedIn(endingOf(6), lasts);
  expect(wasted.length / lasts.length, JSON.stringify(wasted)).toBeLessThan(AT_MOST);
});
