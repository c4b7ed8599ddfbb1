import type { Scenery } from '../../../board/board.ts';
import type { Point } from '../../../board/plane.ts';
import type { GhostModel } from './ghosts.ts';

/** Middles of all hexes to be shown: regions, empty places that are asked for, and a tile shown where it might be laid. */
export function centresToShow({ groups, ghost }: Pick<Scenery<unknown, GhostModel>, 'groups' | 'ghost'>): Point[] {
  return [...groups.map(({ point }) => point), ...(ghost ? [ghost.centre] : [])];
}
