import { distance, type Point } from '../../../../board/plane.ts';
import { roomIn, type Spare } from './room.ts';
import type { PartShape } from './shape.ts';
import type { Site, Sites } from './sites.ts';

/** Width of a citizen's body on the board, in hex units, where there is room for its usual size. */
export const PIECE = 0.2;
/** Width of a ship. */
export const SHIP = 0.27;

/** A standing place. `cost` rises near shores and where a piece would cover something printed or built. */
export type Slot = {
  readonly at: Point;
  readonly cost: number;
};

/** From this cost on a piece would cover something printed. */
export const COVERS = 1.5;

/** The points of a part, unturned, where a piece may stand: a fine grid, many of them too near each other to be used at once. */
export function slotsOf(part: PartShape, sites: Sites): Slot[] {
  const icons = sites.icons.filter((icon) => icon.kind === part.kind && icon.index === part.index);
  const lone = part.kind === 'land' ? [sites.huts, sites.peak].filter((site) => site !== null) : [];
  const fixed: readonly Site[] = [...icons, ...lone];
  const built = sites.buildings.filter((site) => site.kind === part.kind && site.index === part.index);
  const width = part.kind === 'land' ? PIECE : SHIP;
  const clear = (spare: Spare, of: readonly Site[]) =>
    of.every((site) => distance(site.at, spare.at) >= site.radius + width / 2);
  return roomIn(part).points.map((spare) => ({
    at: spare.at,
    cost:
      Math.max(0, width * 0.6 - spare.room) * 8 + (clear(spare, fixed) ? 0 : COVERS) + (clear(spare, built) ? 0 : 0.3),
  }));
}
