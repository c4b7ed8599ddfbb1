import { sourceOf, SOURCES, type Provenance, type Source } from '#engine/empires-of-the-north/data/schema.ts';
import { list, t } from '../words/t.ts';

/** A value of a record: its field, and what it is called. */
export type Field = readonly [path: string, name: string];

/** The message for each label. */
const FROM = {
  rulebook: 'rules.from-rulebook',
  sourced: 'rules.from-sourced',
  inferred: 'rules.from-inferred',
  reconstructed: 'rules.from-reconstructed',
} as const satisfies Record<Source, string>;

/** Where the values of a record come from, in words: which are known, and which are ours. */
export function sourceWords(record: Provenance, fields: readonly Field[]): string {
  const parts = SOURCES.flatMap((source) => {
    const names = fields.filter(([path]) => sourceOf(record, path) === source).map(([, name]) => name);
    return names.length === 0 ? [] : [t(FROM[source], { what: list(names) })];
  });
  return parts.join(' ');
}

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
