import { expect } from 'vitest';
import type { Variant } from '#engine/archipelago/state.ts';
import { checkGame } from '../contract/check-game.ts';
import { game, reveals, surprises, twin } from './twin.ts';

/** A random game keeps the whole contract to its end, and is compared with a twin on the way. */
export function keepsContract(players: number, length: 'short' | 'long', variants: Variant[] = []): void {
  const options = { players, length, variants };
  const report = checkGame(game, { options, seed: `contract ${players}`, twin, reveals, surprises });
  expect(report.outcome).toBeDefined();
  expect(report.twinSteps).toBeGreaterThan(0);
}

/** The same on the laid table of a first voyage. Gives its outcome. */
export function voyageKeepsContract(players: number) {
  const options = { players, length: 'medium' as const, variants: [], laid: 'first-voyage' as const };
  return checkGame(game, { options, seed: `laid ${players}`, twin, reveals, surprises }).outcome;
}
