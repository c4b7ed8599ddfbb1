import type { Effect } from '../data/effect.ts';
import type { Asking, Clause, Word } from './word.ts';
import { assignWord } from './words/assign.ts';
import { buildWord } from './words/build.ts';
import { gainAnyWord } from './words/gain-any.ts';
import { drawWord, gainWord, recoverWord, shipWord, vpWord, workerWord } from './words/gains.ts';
import { dropWord, liftWord } from './words/leaving.ts';
import { mayWord } from './words/may.ts';
import { advanceWord, moveWord } from './words/moving.ts';
import { playWord } from './words/play.ts';
import { raidWord } from './words/raid.ts';
import { releaseWord } from './words/release.ts';
import { searchWord } from './words/search.ts';
import { allWord, ifWord, oneWord, timesWord } from './words/several.ts';
import { exhaustWord, readyWord } from './words/turn-locations.ts';
import { voyageWord } from './words/voyage.ts';

/** Every word of the grammar. */
const WORDS: { readonly [D in Effect['do']]: Word<Clause<D>> } = {
  all: allWord,
  one: oneWord,
  may: mayWord,
  if: ifWord,
  times: timesWord,
  gain: gainWord,
  'gain-any': gainAnyWord,
  worker: workerWord,
  vp: vpWord,
  draw: drawWord,
  search: searchWord,
  ship: shipWord,
  play: playWord,
  build: buildWord,
  move: moveWord,
  advance: advanceWord,
  voyage: voyageWord,
  exhaust: exhaustWord,
  ready: readyWord,
  assign: assignWord,
  release: releaseWord,
  recover: recoverWord,
  lift: liftWord,
  drop: dropWord,
  raid: raidWord,
};

/** The word of an effect. The cast is safe: each word stands under the name of the clauses it is written for. */
export const wordOf = (effect: Effect): Word<Effect> => WORDS[effect.do] as unknown as Word<Effect>;

/** Whether an effect could change anything now (ruling 53); the `could` of every scene. */
export const could = (scene: Asking, effect: Effect): boolean => wordOf(effect).possible(scene, effect);
