import type { Open } from '../open.ts';
import type { PackIndex } from '../pack-index.ts';
import { rowOf } from './markets.ts';

/** No player has more citizens in one region (rulebook 2.0, p. 10). */
export const CITIZEN_LIMIT = 3;

/** How many citizens of a player a region holds in which one is born: neither more nor fewer (rulebook 2.0, p. 10). */
export const PARENTS = 2;

/** What the next worker costs: the row of the marker before it comes (rulebook 2.0, p. 10). */
export function recruitingPrice(box: Pick<PackIndex, 'pack'>, state: Pick<Open, 'surplus'>): number {
  return rowOf(box.pack.surplusBoard.rows, state.surplus).price;
}
