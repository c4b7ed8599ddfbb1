import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { cardName } from '#renderer/games/endeavor/words/words.ts';
import { endeavorRules } from '#renderer/games/endeavor/rules/book.ts';
import queries from './queries.json' with { type: 'json' };
import { searchIn } from '../../rules/search-in.ts';
import { anchors } from './the-book.ts';

const search = searchIn(endeavorRules, BASE_PACK);
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

describe('cards', () => {
  test.each(BASE_PACK.stacks.flatMap(({ cards }) => cards.map(({ id }) => [cardName({ pack: BASE_PACK }, id), id])))(
    '“%s”',
    (name, id) => expect(first(name)).toContain(`card/${id}`),
  );
});
