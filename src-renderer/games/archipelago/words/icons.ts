import { sideOf, type Table } from './words.ts';
import type { Resource } from '#engine/archipelago/data/schema-common.ts';

/** The resource of an icon printed on a region: those of the lands come first, then those of the waters. */
export function iconAt(
  { pack, view }: Pick<Table, 'pack' | 'view'>,
  region: number,
  icon: number,
): Resource | undefined {
  const side = sideOf(pack, view.regions[region]?.side ?? '');
  return [...(side?.lands ?? []), ...(side?.waters ?? [])].flatMap((part) => part.icons)[icon];
}
