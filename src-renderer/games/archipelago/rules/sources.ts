import { fieldsBySource, type Provenance, type Source } from '#engine/archipelago/data/schema.ts';
import { list, t } from '../words/t.ts';

/** A field of a record: where it lies in it, and the message that names it. */
export type Field = readonly [
  path: string,
  name:
    | 'name'
    | 'effect'
    | 'cost'
    | 'user'
    | 'prices'
    | 'medals'
    | 'number'
    | 'counts'
    | 'end'
    | 'victory'
    | 'criterion'
    | 'edges'
    | 'icons'
    | 'huts'
    | 'florins'
    | 'cubes'
    | 'crises',
];

/**
 * Where the values of a record come from, in words: one sentence where all have the same label, else the fields under each.
 * @param page the pages of the rulebook that print such things
 */
export function sourceWords(record: Provenance, fields: readonly Field[], page: string): string {
  const named = fieldsBySource(record, fields).map(({ source, names }) => ({
    source,
    of: names.map((name) => t(`rules.value-${name}`)),
  }));
  const [only, ...others] = named;
  const said =
    only !== undefined && others.length === 0
      ? [t('rules.from-all', { source: labelOf(only.source, page) })]
      : named.map(({ source, of }) => t('rules.from-some', { source: labelOf(source, page), fields: list(of) }));
  // What a note of the data adds is the data's own words.
  return [...said, record.note ?? ''].filter((part) => part !== '').join(' ');
}

const labelOf = (source: Source, page: string): string => t(`rules.from-${source}`, { page });
