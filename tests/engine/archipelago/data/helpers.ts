/** Small counters the data tests share. */
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Card } from '#engine/archipelago/data/schema-cards.ts';
import { type Provenance, type Resource, type Source, sourceOf } from '#engine/archipelago/data/schema-common.ts';
import type { Side } from '#engine/archipelago/data/schema-map.ts';

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

/** One value of a record with its label. */
export type Labelled = {
  path: string;
  source: Source;
};

/** Fields of a record that say nothing about the box. */
const NO_VALUES = ['id', 'source', 'sources', 'note'];

function isRecord(value: object): value is Provenance {
  return 'source' in value;
}

/**
 * Every single value of a record by dotted path from the record, with its label; records inside it are left out, and so is the
 * id, by which the pack alone knows it.
 */
export function leaves(record: Provenance): Labelled[] {
  const found: Labelled[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) found.push({ path, source: sourceOf(record, path) });
    else if (!isRecord(value)) for (const [key, child] of Object.entries(value)) walk(child, `${path}.${key}`);
  };
  for (const [key, child] of Object.entries(record)) {
    if (!NO_VALUES.includes(key)) walk(child, key);
  }
  return found;
}

/** Every record of a value, each with its dotted path. */
export function records(value: unknown, path = ''): { path: string; record: Provenance }[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = isRecord(value) ? [{ path, record: value }] : [];
  const below = Object.entries(value).flatMap(([key, child]) => records(child, path === '' ? key : `${path}.${key}`));
  return [...here, ...below];
}
