import { weightsFrom } from '../../bots/fit/fitted-file.ts';
import type { FitPlan, FitTable } from '../../bots/fit/plan.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { openBox } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import { LENGTHS } from '../state.ts';
import { featuresOf } from './features.ts';
import { isQuiet } from './quiet.ts';
import { FITTED } from './weights.ts';

/** Every number of players at every length; without variants, which change little of what a position is worth. */
const tables: readonly FitTable<ArchipelagoTypes>[] = [2, 3, 4, 5].flatMap((players) =>
  LENGTHS.map((length) => ({ options: { players, length, variants: [] }, levels: ['steward'] })),
);

/** What the value of games made from `pack` is fitted from. */
export function fitPlan(pack: Pack): FitPlan<ArchipelagoTypes> {
  const features = featuresOf(openBox(pack));
  return {
    features,
    present: weightsFrom(features, FITTED),
    mind: { quiet: isQuiet },
    tables,
    every: 4,
    // A medium game of four is about 600 decisions.
    detour: { moves: 5, within: 500 },
  };
}
