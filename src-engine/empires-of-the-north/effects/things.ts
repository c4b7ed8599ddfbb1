import type { Thing } from '../data/effect.ts';
import { GOODS, RESOURCES, type Good } from '../data/goods.ts';

/** One thing that lies on a card or in a stock. */
export type Piece = Good | 'worker';

const ONE: Readonly<Record<Piece, readonly Piece[]>> = {
  food: ['food'],
  wood: ['wood'],
  stone: ['stone'],
  sheep: ['sheep'],
  fish: ['fish'],
  gold: ['gold'],
  raze: ['raze'],
  worker: ['worker'],
};

/** The kinds a word may mean: "resource" excludes gold and raze tokens, "any" is any good, neither is a worker (ruling 54). */
export function kindsOf(what: Thing): readonly Piece[] {
  if (what === 'resource') return RESOURCES;
  return what === 'any' ? GOODS : ONE[what];
}
