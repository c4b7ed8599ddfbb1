import { everyTable } from '../every-table.ts';
import type { Part, Parts } from '../part.ts';
import { against } from './archipelago/against.ts';
import { belief } from './archipelago/belief.ts';
import { beliefChoices } from './archipelago/belief-choices.ts';
import { beliefGap } from './archipelago/belief-gap.ts';
import { blunders } from './archipelago/blunders.ts';
import { coverage } from './archipelago/coverage.ts';
import { deals } from './archipelago/deals.ts';
import { everyVariant, TABLES } from './archipelago/variants.ts';

const tables = TABLES.map(({ players, length }) => ({ players, options: { length } }));
const everyLength = (level: string, games: number): Part =>
  everyTable('archipelago', tables, level, games, 'number of players and length');

/** The parts of Archipelago in the long run. */
export const parts: Parts = {
  random: () => everyLength('random', 1000),
  steward: () => everyLength('steward', 200),
  against: () => against(200),
  variants: () => everyVariant(5),
  belief: () => belief(120, 24),
  'belief-choices': () => beliefChoices(100),
  'belief-gap': () => beliefGap('steward', 500, 1 / 16),
  'belief-gap-captains': () => beliefGap('captain', 500, 1 / 16),
  blunders: () => blunders(500_000),
  deals: () => deals(12, 24),
  coverage,
};
