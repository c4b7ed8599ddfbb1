/** Small counters the data tests share. */
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Card, Resource, Side } from '#engine/archipelago/data/schema.ts';

export { leaves, records } from '../../labels.ts';

/** All forty-eight regions of the deck. */
export const SIDES: Side[] = BASE_PACK.hexes.flatMap((hex) => hex.sides);

/** All icons of a region, land and water. */
export function iconsOf(side: Side): Resource[] {
  return [...side.lands, ...side.waters].flatMap((part): Resource[] => part.icons);
}

/** How often each value occurs. */
export function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The card with this id; throws if there is none. */
export function cardOf(id: string): Card {
  const card = BASE_PACK.cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
