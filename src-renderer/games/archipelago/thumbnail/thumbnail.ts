import { z } from 'zod';
import { centre } from '#engine/archipelago/map/geometry.ts';

const thumbnailSchema = z.object({
  /** Side, place and turn of every region on the map. */
  tiles: z.array(z.tuple([z.string(), z.int(), z.int(), z.int()])).min(1),
});

/** A tile of the small map: which side, where its centre lies, how it is turned. */
export type SmallTile = { readonly side: string; readonly x: number; readonly y: number; readonly turn: number };
/** The small map, and the part of the plane it fills. */
export type SmallMap = {
  readonly tiles: readonly SmallTile[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** Width of half a tile in a drawing. */
const UNIT = 100;

/** What a campaign's thumbnail shows; nothing where there is none, or none that this game can draw. */
export function smallMap(thumbnail: unknown): SmallMap | undefined {
  const read = thumbnailSchema.safeParse(thumbnail);
  if (!read.success) return undefined;
  const tiles = read.data.tiles.map(([side, q, r, turn]) => {
    const at = centre(q, r);
    return { side, x: at.x * UNIT, y: at.y * UNIT, turn };
  });
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - UNIT, Math.min(...ys) - UNIT * 0.87];
  return {
    tiles,
    box: { x: left, y: top, width: Math.max(...xs) + UNIT - left, height: Math.max(...ys) + UNIT * 0.92 - top },
  };
}
