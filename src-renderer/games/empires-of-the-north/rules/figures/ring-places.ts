import { TILES, type Tile } from '#engine/empires-of-the-north/data/schema.ts';

/** A tile of the ring and the middle of its place. */
export type RingPlace = { readonly tile: Tile; readonly x: number; readonly y: number };

/** The five tiles round a middle at 0, 0, the first at the top, clockwise. */
export const RING: readonly RingPlace[] = TILES.map((tile, at) => {
  const angle = ((at * 360) / TILES.length - 90) * (Math.PI / 180);
  return { tile, x: 50 * Math.cos(angle), y: 50 * Math.sin(angle) };
});
