/** The labels of a pack, value by value: what the tests of every game's data ask about. */
import { sourceOf, type Provenance, type Source } from '#engine/kernel/pack/provenance.ts';

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
