import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#main/games.ts';
import { conceptsOf, wordOf, wordsIn } from './concepts.ts';
import { GENERAL } from './general-words.ts';
import { filesOf } from './imports.ts';

/** The rooms that know no game. */
const HOUSE = ['src-engine/kernel', 'src-engine/bots', 'src-main', 'src-renderer'];
/** A game's own rooms inside them, and the two lists that name the games. */
const OWN = /^(src-main\/games\/|src-renderer\/games\/|src-main\/games\.ts$)/;

const general = new Set(Object.values(GENERAL).flatMap((words) => words.split(' ')));
const house = filesOf(...HOUSE)
  .filter((file) => !OWN.test(file))
  .concat(
    ...globSync('src-renderer/i18n/messages/*.json'),
    'src-renderer/styles/tokens.css',
    'src-renderer/components/app.css',
  );

describe.each(GAMES.map((listed) => [listed.id, listed] as const))('the concepts of %s', (_, listed) => {
  const concepts = conceptsOf(listed);

  test('are many, and found in its schemas, data, messages, variables and icons', () => {
    expect(concepts.size).toBeGreaterThan(100);
  });

  test('are named in no file of the house', () => {
    const named = house.flatMap((file) =>
      [...wordsIn(readFileSync(file, 'utf8'))]
        .filter((word) => concepts.has(word) && !general.has(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(named).toEqual([]);
  });
});

test('a word is found in whatever case and number it is written', () => {
  expect(wordOf('explorerTokens')).toBe('explorer-token');
  expect([...wordsIn("const seatOfFlorins = '--rebellion-on-walnut';")]).toEqual(
    expect.arrayContaining(['florin', 'rebellion', 'rebellion-on-walnut', 'seat-of-florin']),
  );
});
