import type { PackIndex } from '../pack-index.ts';
import { phaseOf } from '../figures/phase.ts';
import type { View } from '../state.ts';

/** By what people recognize a saved game: its round and its phase. */
export function summaryOf({ pack }: PackIndex, view: View): Readonly<Record<string, string | number>> {
  return { round: view.round, rounds: pack.supply.rounds, phase: phaseOf(view) };
}
