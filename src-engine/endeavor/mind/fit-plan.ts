import { weightsFrom } from '../../bots/fit/fitted-file.ts';
import type { FitPlan, FitTable } from '../../bots/fit/plan.ts';
import { openBox } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { EndeavorTypes } from '../endeavor.ts';
import { featuresOf } from './features.ts';
import { isQuiet } from './quiet.ts';
import { FITTED } from './weights.ts';

/** Every number of players. */
const tables: readonly FitTable<EndeavorTypes>[] = [2, 3, 4, 5].map((players) => ({
  options: { players, phases: 'one-by-one' },
  levels: ['steward'],
}));

/** What the value of games made from `pack` is fitted from. */
export function fitPlan(pack: Pack): FitPlan<EndeavorTypes> {
  const features = featuresOf(openBox(pack));
  return {
    features,
    present: weightsFrom(features, { weights: { ...FITTED.weights, table: {} } }),
    mind: { quiet: isQuiet },
    tables,
    // A line is valued at the six beginnings of a round alone.
    every: 1,
    // A game of four is about 140 decisions.
    detour: { moves: 4, within: 110 },
  };
}
