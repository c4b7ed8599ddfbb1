import { describe, expect, test } from 'vitest';
import { searchOf, unitsOf } from '#renderer/rules/search.ts';
import queries from './queries.json' with { type: 'json' };
import { anchors, book, entries } from './the-book.ts';

const search = searchOf([...unitsOf(book), ...entries.map((entry) => ({ ...entry, words: [] }))]);
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
