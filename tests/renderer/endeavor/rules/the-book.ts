import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavorRules } from '#renderer/games/endeavor/rules/book.ts';
import { readBook } from '#renderer/rules/book.ts';

/** The rules of Endeavor, read. */
export const book = readBook(endeavorRules.topics);

/** The entries of the catalogue with their anchors. */
export const entries = endeavorRules.catalogue.flatMap(({ kind, title, entries: of }) =>
  of(BASE_PACK).map((entry) => ({ ...entry, kind, topic: title, anchor: `${kind}/${entry.id}` })),
);

/** Every anchor there is. */
export const anchors: ReadonlySet<string> = new Set([
  ...book.topics.flatMap(({ sections }) => sections.map(({ anchor }) => anchor)),
  ...entries.map(({ anchor }) => anchor),
]);
