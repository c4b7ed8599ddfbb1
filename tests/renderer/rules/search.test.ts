import { describe, expect, test } from 'vitest';
import { readBook } from '#renderer/rules/book.ts';
import { stem, wordsIn } from '#renderer/rules/english.ts';
import { searchOf } from '#renderer/rules/search.ts';
import { unitsOf } from '#renderer/rules/units.ts';

const file = (id: string, title: string, words: string, text: string): string =>
  `---\nid: ${id}\ntitle: ${title}\nchapter: On the lake\nwords: ${words}\n---\n${text}`;

const BOOK = readBook([
  file(
    'rowing',
    'Rowing',
    'travel, paddle',
    'A boat goes from spot to spot.\n\n## After fishing {#rowing/after}\n\nA boat that has fished cannot row in the same round. It rests.\n\n## How far {#rowing/far}\n\nTwo spots, with the wind three.',
  ),
  file(
    'fishing',
    'Fishing',
    'catch, net',
    'Nets bring fish.\n\n## Where {#fishing/where}\n\nOn any spot with reeds.\n\n## Equal catches {#fishing/tie}\n\nOn a tie the elder fisher chooses first.',
  ),
  file(
    'winter',
    'Winter',
    'ice, cold',
    'The lake freezes, and boats lie still.\n\n## Starving {#winter/hunger}\n\nWhoever has no fish loses a hut.',
  ),
]);
const UNITS = [
  ...unitsOf(BOOK),
  { anchor: 'card/storm', title: 'Storm', topic: 'Cards', words: [], lines: ['Every boat goes back to its hut.'] },
];
const search = searchOf(UNITS, { boat: 'canoe, small ship', fishing: 'angling' });
const anchors = (question: string): string[] => search(question).map(({ anchor }) => anchor);

describe('the search', () => {
  test.each([
    ['can I row after fishing', 'rowing/after'],
    ['how far does a boat row?', 'rowing/far'],
    ['who chooses on a tie', 'fishing/tie'],
    ['equal catch', 'fishing/tie'],
    ['where can i fish', 'fishing/where'],
    ['what happens if I have no fish in winter', 'winter/hunger'],
    ['paddling', 'rowing'],
    ['fishng', 'fishing'],
    ['ice', 'winter'],
    ['wint', 'winter'],
    ['storms', 'card/storm'],
  ])('answers “%s” among the first three', (question, anchor) => {
    expect(anchors(question).slice(0, 3)).toContain(anchor);
  });

  test('shows the sentence that fits, and in it what was looked for', () => {
    const [found] = search('row after fishing');
    expect(found?.sentence.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')).toBe(
      'A boat that has [fished] cannot [row] in the same round.',
    );
    expect(found).toMatchObject({ title: 'After fishing', topic: 'Rowing' });
  });

  test('finds nothing for nothing, and for words that only ask', () => {
    expect(search('')).toEqual([]);
    expect(search('can I?')).toEqual([]);
    expect(search('zeppelin')).toEqual([]);
  });

  test('knows what players call things, alone and in several words', () => {
    expect(anchors('canoe').sort()).toEqual(anchors('boat').sort());
    expect(anchors('small ships after angling')[0]).toBe('rowing/after');
    expect(searchOf(UNITS)('canoe')).toEqual([]);
  });

  test('knows a mistyped word, and takes none for another that is known', () => {
    expect(anchors('reesd')).toContain('fishing/where');
    expect(anchors('hut')).not.toContain('fishing');
    expect(anchors('spot')[0]).toBe('rowing');
  });

  test('answers a question of a section by it, and puts what lies beside the rules behind them', () => {
    const one = (anchor: string, aside: boolean, asked: string[]) => ({
      ...{ anchor, aside, asked, title: anchor, topic: 'Sleep', words: [], lines: ['Nobody works at night.'] },
    });
    const units = [one('a', true, []), one('b', false, []), one('c', false, ['May I go out in the dark?'])];
    const found = (question: string): string[] => searchOf(units)(question).map(({ anchor }) => anchor);
    expect(found('night')).toEqual(['b', 'c', 'a']);
    expect(found('can we go out after dark')).toEqual(['c']);
  });

  test('finds no more than is wanted', () => {
    expect(search('boat', 2)).toHaveLength(2);
  });
});

test.each([
  ['harvest', 'harvests', 'harvesting', 'harvested'],
  ['move', 'moves', 'moving', 'moved'],
  ['tax', 'taxes', 'taxing'],
  ['city', 'cities'],
  ['tie', 'ties', 'tied'],
  ['rebel', 'rebels', 'rebelling'],
  ['ship', 'ships', 'shipping', 'shipped'],
  ['bus', 'bus'],
])('“%s” and its forms are one word', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['king', 'ke'],
  ['red', 'r'],
  ['feed', 'f'],
  ['glass', 'gla'],
])('“%s” keeps its ending', (word, cut) => {
  expect(stem(word)).not.toBe(cut);
});

test('words are told apart without accents, signs and apostrophes', () => {
  expect(wordsIn('The Hälfte’s 2 boats – “far away”!')).toEqual(['the', 'halfte', '2', 'boats', 'far', 'away']);
});
