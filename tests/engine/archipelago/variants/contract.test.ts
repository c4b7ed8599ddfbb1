import { expect, test } from 'vitest';
import type { Variant } from '#engine/archipelago/state.ts';
import { checkGame } from '../../contract/check-game.ts';
import { game, reveals, surprises, twin } from '../twin.ts';

const MIXES: [players: number, variants: Variant[]][] = [
  [2, ['more-spice', 'benefactor']],
  [3, ['desert', 'choose-trend', 'more-control']],
  [4, ['no-secrets', 'desert']],
  [5, ['more-spice', 'choose-trend']],
];

test.each(MIXES)('a random game of %i keeps the whole contract with %j', (players, variants) => {
  const options = { players, length: 'short' as const, variants };
  const report = checkGame(game, { options, seed: `contract ${players}`, twin, reveals, surprises });
  expect(report.outcome).toBeDefined();
  expect(report.twinSteps).toBeGreaterThan(0);
});
