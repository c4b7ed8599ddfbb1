/** The words every part of a pack shares: resources, buildings, edges and where a value comes from. */
import { z } from 'zod';

/** The six resources in the order of the component list (rulebook 2.0, p. 2). Tables of a pack keep this order. */
export const RESOURCES = ['fish', 'wood', 'fruit', 'cattle', 'stone', 'iron'] as const;
/** The four kinds of building a region can hold, at most one of each kind (rulebook 2.0, p. 11). */
export const BUILDINGS = ['town', 'temple', 'market', 'port'] as const;
/** What can lie along one edge of a region (rulebook 2.0, p. 4). */
export const EDGES = ['sea', 'field', 'mountain'] as const;
/** Where a value comes from, best first. See `docs/data.md` for what each label promises. */
export const SOURCES = ['rulebook', 'sourced', 'inferred', 'reconstructed'] as const;

export const ResourceSchema = z.enum(RESOURCES);
export const BuildingKindSchema = z.enum(BUILDINGS);
export const EdgeSchema = z.enum(EDGES);
export const SourceSchema = z.enum(SOURCES);

/** One of the six resources. */
export type Resource = z.infer<typeof ResourceSchema>;
/** One of the four kinds of building. A ship is not a building. */
export type BuildingKind = z.infer<typeof BuildingKindSchema>;
/** What lies along one edge of a region; `field` and `mountain` are land. */
export type Edge = z.infer<typeof EdgeSchema>;
/** The label of a value: printed in the rules, told by a named public source, deduced, or filled in. */
export type Source = z.infer<typeof SourceSchema>;

/** A whole number of pieces, coins or steps, zero or more. */
export const CountSchema = z.int().min(0);
/** Lower-case words joined by hyphens: safe as a message key and as a file name. */
export const IdSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');
/** Cubes by type; a missing type means none. */
export const CubesSchema = z.partialRecord(ResourceSchema, z.int().min(1));
/** Cubes by type; a missing type means none. */
export type Cubes = z.infer<typeof CubesSchema>;

/**
 * What every record of a pack carries beside its values: `source` labels all its fields, `sources` relabels single ones.
 * A key of `sources` is a field name or a dotted path (`cost.discs`, `lands.0.icons`); the longest matching key wins.
 */
export const provenance = {
  source: SourceSchema,
  sources: z.record(z.string(), SourceSchema).optional(),
  note: z.string().min(1).optional(),
};

/** A record with its labels. */
export type Provenance = {
  source: Source;
  sources?: Record<string, Source> | undefined;
  note?: string | undefined;
};

/**
 * The label of one field of a record.
 * @param record any record of a pack
 * @param path field name or dotted path inside the record, such as `prices` or `end.counts.4`
 * @returns the label of the longest key of `sources` that is the path or one of its ancestors, else `record.source`
 */
export function sourceOf(record: Provenance, path: string): Source {
  const labels = record.sources ?? {};
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const label = labels[parts.slice(0, length).join('.')];
    if (label !== undefined) return label;
  }
  return record.source;
}
