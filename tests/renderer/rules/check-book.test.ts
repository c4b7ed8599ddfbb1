import { describe, expect, test } from 'vitest';
import type { RulesBook } from '#renderer/window/rules.ts';
import { problemsOf } from './check-book.ts';

const HEAD = '---\nid: rowing\ntitle: Rowing\nchapter: On the lake\n---\n';
const rulesOf = (text: string, more: Partial<RulesBook> = {}): RulesBook => ({
  topics: [HEAD + text],
  icons: {},
  Figure: (() => undefined) as unknown as RulesBook['Figure'],
  catalogue: [
    { kind: 'card', title: 'Cards', entries: () => [{ id: 'storm', title: 'Storm', lines: [], source: 'Rulebook' }] },
  ],
  ...more,
});
const KNOWN = { pack: {}, icons: new Set(['boat']), figures: new Set(['lake']), required: ['rowing', 'card/storm'] };
const problems = (text: string, more?: Partial<RulesBook>) => problemsOf(rulesOf(text, more), KNOWN);

describe('the check of a book', () => {
  test('finds nothing where all is right', () => {
    expect(problems('A ![boat](icon:boat) and a [storm](#card/storm).\n\n![Lake](figure:lake)')).toEqual([]);
  });

  test.each([
    ['[far](#far)', '“rowing” leads to “far”, which does not exist'],
    ['![oar](icon:oar)', '“rowing” shows a sign “oar” that the game cannot draw'],
    ['![Sea](figure:sea)', '“rowing” shows a picture “sea” that the game cannot draw'],
    ['Row.\n\n## Far {#far}\n', '“far” says nothing'],
    ['Row.\n\n## A storm {#card/storm}\n\nRest.', '“card/storm” is a section and an entry'],
    ['<b>Row</b>', 'is not possible'],
    ['Row.\n\n## Far {#rowing}\n\nTwo.', 'stands twice'],
  ])('finds what is wrong with %j', (text, problem) => {
    expect(problems(text).join('\n')).toContain(problem);
  });

  test('finds what the game leads to and the rules lack, and broken entries', () => {
    const entry = { id: 'calm', title: 'Calm', lines: [], source: '', rule: 'far' };
    expect(problems('Row.', { catalogue: [{ kind: 'card', title: 'Cards', entries: () => [entry, entry] }] })).toEqual([
      'the entry “card/calm” stands twice in the catalogue',
      'the entry “card/calm” lacks its title or its source',
      'the entry “card/calm” lacks its title or its source',
      'the entry “card/calm” leads to “far”, which does not exist',
      'the entry “card/calm” leads to “far”, which does not exist',
      'the game leads to “card/storm”, which does not exist',
    ]);
  });
});
