import { defined } from '../../kernel/defined.ts';
import type { PackIndex } from '../pack-index.ts';
import type { View } from '../state.ts';

/** What tells where discs lie. */
export type Discs = Pick<View, 'ships' | 'cities'>;

/** Whether a region is open: its track is full, or it has none. Discs never leave a track. */
export function isOpen({ regions }: PackIndex, { ships }: Discs, region: number): boolean {
  return defined(ships[region]).length >= defined(regions[region]).berths;
}

/** The discs of a colour in the cities of a region, on its track and beside it. */
export function discsIn({ regions }: PackIndex, { ships, cities }: Discs, colour: number, region: number): number {
  let discs = 0;
  for (const owner of defined(ships[region])) if (owner === colour) discs++;
  for (const city of defined(regions[region]).cities) if (cities[city] === colour) discs++;
  return discs;
}

/** Whether a colour is present: by a disc there, and without one where no ship goes (Europe). */
export function isPresent(box: PackIndex, discs: Discs, colour: number, region: number): boolean {
  return defined(box.regions[region]).berths === 0 || discsIn(box, discs, colour, region) > 0;
}
