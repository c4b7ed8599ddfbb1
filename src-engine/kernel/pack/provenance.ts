/** What every pack has: ids, counts, and labels that say where a value comes from. */
import { z } from 'zod';

/** Where a value comes from, most reliable first. See `docs/data.md` for the meaning of each label. */
export const SOURCES = ['rulebook', 'sourced', 'inferred', 'reconstructed'] as const;
/** Schema of `Source`. */
export const SourceSchema = z.enum(SOURCES);
/** The label of a value: printed in the rules, from a named public source, deduced, or filled in. */
export type Source = z.infer<typeof SourceSchema>;

/** A whole number of pieces or steps, zero or more. */
export const CountSchema = z.int().min(0);
/** Lower-case words joined by hyphens: safe as a message key and as a file name. */
export const IdSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

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

/** Fields of a record, each with what it is called, by the label they have; the most reliable first. */
export function fieldsBySource<Name extends string>(
  record: Provenance,
  fields: readonly (readonly [path: string, name: Name])[],
): { readonly source: Source; readonly names: readonly Name[] }[] {
  return SOURCES.flatMap((source) => {
    const names = fields.filter(([path]) => sourceOf(record, path) === source).map(([, name]) => name);
    return names.length === 0 ? [] : [{ source, names }];
  });
}
