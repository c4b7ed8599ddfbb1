import { defined } from '../../kernel/defined.ts';
import type { Tile } from '../data/goods.ts';

/** The two neighbours of a tile in the ring. */
export function neighboursOf(ring: readonly Tile[], tile: Tile): readonly [Tile, Tile] {
  const at = ring.indexOf(tile);
  const { length } = ring;
  return [defined(ring[(at + length - 1) % length]), defined(ring[(at + 1) % length])];
}
