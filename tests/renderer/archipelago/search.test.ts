import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoRules } from '#renderer/games/archipelago/rules/book.ts';
import { searchIn } from '../rules/search-in.ts';

/** What is looked for, and the places that answer it: one of them is among the first three. */
type Query = { readonly question: string; readonly anchors: readonly string[] };

// The contents, definitions, signs and cards that the rulebook lists, then questions as players ask them.
const queries = JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8')) as Query[];

const search = searchIn(archipelagoRules, BASE_PACK);

test.each(queries)('“$question” is answered among the first three', ({ question, anchors }) => {
  const first = search(question, 3).map(({ anchor }) => anchor);
  expect(
    first.filter((anchor) => anchors.includes(anchor)),
    `found ${first.join(', ')}`,
  ).not.toEqual([]);
});
