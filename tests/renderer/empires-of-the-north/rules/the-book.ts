import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { empiresRules } from '#renderer/games/empires-of-the-north/rules/book.ts';
import { readBook } from '#renderer/rules/book.ts';
import { linesOf } from '#renderer/rules/tree.ts';

/** The rules of Empires of the North, read. */
export const book = readBook(empiresRules.topics);

/** The entries of the catalogue with their anchors. */
export const entries = empiresRules.catalogue.flatMap(({ kind, title, entries: of }) =>
  of(BASE_PACK).map((entry) => ({ ...entry, kind, topic: title, anchor: `${kind}/${entry.id}` })),
);

/** Every anchor there is. */
export const anchors: ReadonlySet<string> = new Set([
  ...book.topics.flatMap(({ sections }) => sections.map(({ anchor }) => anchor)),
  ...entries.map(({ anchor }) => anchor),
]);

/** The lines of a section, cells of a table with a dash between them. */
export const linesIn = (anchor: string): string[] => linesOf(book.find(anchor)?.section.blocks ?? []);
