import { expect, test } from 'vitest';
import { checkGame } from '../contract/check-game.ts';
import { game, reveals, surprises, twin } from './twin.ts';

test.each([2, 3, 4, 5])('random games of %i keep the whole contract', (players) => {
  for (const length of ['short', 'long'] as const) {
    const report = checkGame(game, {
      options: { players, length, variants: [] },
      seed: `contract ${players}`,
      twin,
      reveals,
      surprises,
    });
    expect(report.outcome).toBeDefined();
    expect(report.twinSteps).toBeGreaterThan(0);
  }
});

test.each([3, 4, 5])('a first voyage of %i keeps the whole contract', (players) => {
  const options = { players, length: 'medium' as const, variants: [], laid: 'first-voyage' as const };
  const { outcome } = checkGame(game, { options, seed: `laid ${players}`, twin, reveals, surprises });
  expect(outcome).toBeDefined();
});
