import { weightsFrom } from '../../bots/fit/fitted-file.ts';
import type { FitPlan, FitTable } from '../../bots/fit/plan.ts';
import { openBox } from '../box.ts';
import type { Pack } from '../data/schema.ts';
import type { EmpiresTypes } from '../empires-of-the-north.ts';
import { elementAt } from '../../kernel/element-at.ts';
import { PLAYERS } from '../options.ts';
import { featuresOf } from './features.ts';
import { isQuiet } from './quiet.ts';
import { FITTED } from './weights.ts';

/** Clans sit so many places of the list apart: with one and with two, each of the six meets each other in some number of players. */
const STEPS = [1, 2, 5] as const;

/** Every number of players, and all clans of the pack from each one on. */
function tablesOf({ clans }: Pack): FitTable<EmpiresTypes>[] {
  const tables: FitTable<EmpiresTypes>[] = [];
  for (let players: number = PLAYERS.from; players <= Math.min(PLAYERS.to, clans.length); players++) {
    for (const step of STEPS) {
      for (let first = 0; first < clans.length; first++) {
        const seats = Array.from({ length: players }, (_, seat) => ({
          clan: elementAt(clans, (first + seat * step) % clans.length).id,
        }));
        if (new Set(seats.map(({ clan }) => clan)).size === players) {
          tables.push({ options: { players, seats }, levels: ['steward'] });
        }
      }
    }
  }
  return tables;
}

/** What the value of games made from `pack` is fitted from. */
export function fitPlan(pack: Pack): FitPlan<EmpiresTypes> {
  const features = featuresOf(openBox(pack));
  return {
    features,
    present: weightsFrom(features, FITTED),
    mind: { quiet: isQuiet },
    tables: tablesOf(pack),
    // A line is valued at the beginning of a round alone, and there are few.
    every: 1,
    detour: { moves: 6, within: 160 },
  };
}
