import type { View } from '#engine/archipelago/view/view-schema.ts';

/** The regions beside one. */
export function neighboursOf({ regions }: Pick<View, 'regions'>, region: number): readonly number[] {
  return (regions[region]?.neighbours ?? []).filter((other) => other >= 0);
}
