import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { empiresRules } from '#renderer/games/empires-of-the-north/rules/book.ts';
import queries from './queries.json' with { type: 'json' };
import { searchIn } from '../../rules/search-in.ts';
import { anchors, entries } from './the-book.ts';

const search = searchIn(empiresRules, BASE_PACK);
const first = (question: string): string[] => search(question, 3).map(({ anchor }) => anchor);

describe.each(Object.entries(queries))('%s', (_, asked) => {
  test.each(asked.map(({ ask, find }) => [ask, find] as const))('“%s”', (ask, find) => {
    expect(find.filter((anchor) => !anchors.has(anchor))).toEqual([]);
    expect(
      first(ask).filter((anchor) => find.includes(anchor)),
      first(ask).join(', '),
    ).not.toEqual([]);
  });
});

describe('cards and islands', () => {
  const named = entries.filter(({ kind }) => kind !== 'clan').map(({ title, anchor }) => [title, anchor] as const);
  test.each(named)('“%s”', (title, anchor) => expect(first(title)).toContain(anchor));
});
