/** Terms that every part of a pack shares: resources, buildings, edges and where a value comes from. */
import { z } from 'zod';

/** The six resources in the order of the component list (rulebook 2.0, p. 2). Tables of a pack keep this order. */
export const RESOURCES = ['fish', 'wood', 'fruit', 'cattle', 'stone', 'iron'] as const;
/** The four kinds of building a region can hold, at most one of each kind (rulebook 2.0, p. 11). */
export const BUILDINGS = ['town', 'temple', 'market', 'port'] as const;
/** What an edge of a region can be (rulebook 2.0, p. 4). */
export const EDGES = ['sea', 'field', 'mountain'] as const;
/** Where a value comes from, most reliable first. See `docs/data.md` for the meaning of each label. */
export const SOURCES = ['rulebook', 'sourced', 'inferred', 'reconstructed'] as const;

/** Schema of `Resource`. */
export const ResourceSchema = z.enum(RESOURCES);
/** Schema of `BuildingKind`. */
export const BuildingKindSchema = z.enum(BUILDINGS);
/** Schema of `Edge`. */
export const EdgeSchema = z.enum(EDGES);
/** Schema of `Source`. */
export const SourceSchema = z.enum(SOURCES);

/** One of the six resources. */
export type Resource = z.infer<typeof ResourceSchema>;
/** One of the four kinds of building. A ship is not a building. */
export type BuildingKind = z.infer<typeof BuildingKindSchema>;
/** What an edge of a region is; `field` and `mountain` are land. */
export type Edge = z.infer<typeof EdgeSchema>;
/** The label of a value: printed in the rules, from a named public source, deduced, or filled in. */
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
 * The labels of a record of a pack: `source` is that of all its fields, and `sources` overrides it for single ones. A
 * key of `sources` is a field name or a dotted path (`cost.discs`, `lands.0.icons`); the longest matching key wins.
 */
export const provenance = {
  source: SourceSchema,
  sources: z.record(z.string(), SourceSchema).optional(),
  note: z.string().min(1).optional(),
};

/** The labels of a record. */
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
