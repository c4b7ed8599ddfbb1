import { cameFromLast, wonByOne } from '../../kernel/common-feats.ts';
import type { FeatFinder } from '../../kernel/feats.ts';
import type { Pack } from '../data/schema.ts';
import type { Event } from '../events.ts';
import { conqueredMany, longChain, raidedOften, smallestEmpire, throughTheDeck, wonThoughRaided } from './deeds.ts';
import { calledAndLost, decidedByEmpire, exactlyAtGoal, overtookInTheEnd } from './last-round.ts';

/** What of a game of Empires of the North is worth telling, in the order in which it is told. */
export const featsOf = ({ supply }: Pack): readonly FeatFinder<Event>[] => [
  decidedByEmpire,
  wonByOne,
  overtookInTheEnd,
  cameFromLast,
  smallestEmpire,
  wonThoughRaided,
  calledAndLost,
  exactlyAtGoal(supply.goal),
  conqueredMany,
  longChain,
  throughTheDeck,
  raidedOften,
];
