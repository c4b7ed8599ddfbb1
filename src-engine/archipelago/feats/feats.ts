import { cameFromLast } from '../../kernel/common-feats.ts';
import type { FeatFinder } from '../../kernel/feats.ts';
import type { Event } from '../events.ts';
import { decidedByFlorins, endedInLastPlace, hiddenFortune, pacifistReached, separatistWon } from './aims.ts';
import { metCrisisAlone, wonOnTheBrink } from './crises.ts';
import { discoveredMost, mostPorts, wonWithFewest, wonWithoutTemple } from './deeds.ts';

/** What of a game of Archipelago is worth telling, in the order in which it is told. */
export const FEATS: readonly FeatFinder<Event>[] = [
  separatistWon,
  wonOnTheBrink,
  cameFromLast,
  decidedByFlorins,
  wonWithoutTemple,
  wonWithFewest,
  pacifistReached,
  endedInLastPlace,
  metCrisisAlone,
  hiddenFortune,
  mostPorts,
  discoveredMost,
];
