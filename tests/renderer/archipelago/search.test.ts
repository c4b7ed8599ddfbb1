import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoRules } from '#renderer/games/archipelago/rules/book.ts';
import { readBook } from '#renderer/rules/book.ts';
import { searchOf, unitsOf } from '#renderer/rules/search.ts';

/** What is looked for, and the places that answer it: one of them is among the first three. */
type Query = { readonly question: string; readonly anchors: readonly string[] };

// The contents, definitions, signs and cards that the rulebook lists, then questions as players ask them.
const queries = JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8')) as Query[];

const entries = archipelagoRules.catalogue.flatMap(({ kind, title: topic, entries }) =>
  entries(BASE_PACK).map(({ id, title, lines }) => ({ anchor: `${kind}/${id}`, title, topic, words: [], lines })),
);
const search = searchOf([...unitsOf(readBook(archipelagoRules.topics)), ...entries]);

test.each(queries)('“$question” is answered among the first three', ({ question, anchors }) => {
  const first = search(question, 3).map(({ anchor }) => anchor);
  expect(
    first.filter((anchor) => anchors.includes(anchor)),
    `found ${first.join(', ')}`,
  ).not.toEqual([]);
});
