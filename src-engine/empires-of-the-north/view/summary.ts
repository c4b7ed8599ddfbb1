import { phaseOf } from '../figures/phase.ts';
import type { PackIndex } from '../pack-index.ts';
import type { View } from './view-schema.ts';

/** By what people recognize a saved game: its round and phase, and how far the leader is on the track. */
export function summaryOf({ pack }: PackIndex, view: View): Readonly<Record<string, string | number>> {
  const best = Math.max(...view.players.map(({ score }) => score));
  return { round: view.round, phase: phaseOf(view), best, goal: pack.supply.goal };
}
