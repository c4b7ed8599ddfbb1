import { fieldsBySource, type Provenance } from '#engine/endeavor/data/schema.ts';
import { list, t } from '../words/t.ts';

/** A value of a record: its field, and what it is called. */
export type Field = readonly [path: string, name: string];

/** Where the values of a record come from, in words: which are known, and which are ours. */
export const sourceWords = (record: Provenance, fields: readonly Field[]): string =>
  fieldsBySource(record, fields)
    .map(({ source, names }) => t(`rules.from-${source}`, { what: list(names) }))
    .join(' ');
