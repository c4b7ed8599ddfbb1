import type { View } from './view-schema.ts';

/** A tile of the small map: its side, where it lies (axial), and how it is turned. */
export type SmallTile = readonly [side: string, q: number, r: number, turn: number];

/** The map in small, as the list of saved games draws it. Takes what lies open and gives nothing else. */
export function thumbnailOf({ regions }: View): { tiles: SmallTile[] } {
  return { tiles: regions.map(({ side, q, r, turn }) => [side, q, r, turn]) };
}
