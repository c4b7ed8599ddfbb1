import { fieldsBySource, sourceOf, type Provenance } from '#engine/empires-of-the-north/data/schema.ts';
import { list, t } from '../words/t.ts';

/** A value of a record: its field, and what it is called. */
export type Field = readonly [path: string, name: string];

/** Where the values of a record come from, in words: which are known, and which are ours. */
export const sourceWords = (record: Provenance, fields: readonly Field[]): string =>
  fieldsBySource(record, fields)
    .map(({ source, names }) => t(`rules.from-${source}`, { what: list(names) }))
    .join(' ');

/** A field, and after it what of it has a label of its own: “a part of it”. */
export function withParts(record: Provenance, [path, name]: Field, part: string): Field[] {
  const whole = sourceOf(record, path);
  const apart = Object.entries(record.sources ?? {}).find(
    ([key, label]) => key.startsWith(`${path}.`) && key !== 'face.kind' && label !== whole,
  );
  return apart === undefined
    ? [[path, name]]
    : [
        [path, name],
        [apart[0], part],
      ];
}
