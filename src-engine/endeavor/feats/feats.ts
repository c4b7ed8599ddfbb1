import { cameFromLast, wonByOne } from '../../kernel/common-feats.ts';
import type { FeatFinder } from '../../kernel/feats.ts';
import type { Event } from '../events.ts';
import { abolishedOwn, allTracks, manyGovernors, manyTokens, sharedVictory, wonInSpiteOfSlavery } from './boards.ts';
import { attackedOften, openedMost, tookBack, wonWithoutAttack } from './cities.ts';

/** What of a game of Endeavor is worth telling, in the order in which it is told. */
export const FEATS: readonly FeatFinder<Event>[] = [
  sharedVictory,
  wonByOne,
  cameFromLast,
  wonWithoutAttack,
  abolishedOwn,
  wonInSpiteOfSlavery,
  allTracks,
  manyGovernors,
  tookBack,
  attackedOften,
  openedMost,
  manyTokens,
];
