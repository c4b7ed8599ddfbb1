import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS } from '#renderer/games/index.ts';
import { PALETTE } from '#renderer/styles/palette.ts';

const HOUSE = 'src-renderer/styles';
/** A variable that a component sets on what it holds. */
const SET = /(?:style:|^ +)--([a-z0-9-]+)(?:=|: )/gm;
const HEX = /^#[0-9a-f]{6}$/;

/** The tokens of a sheet, by name without the dashes. */
const tokensOf = (path: string): Map<string, string> =>
  new Map(
    [...readFileSync(path, 'utf8').matchAll(/^ {2}--([a-z0-9-]+): (.+);$/gm)].map(([, name = '', is = '']) => [
      name,
      is,
    ]),
  );

/** The colours that a palette itself states, with what it calls them in the manner of a token. */
const statedIn = (path: string): [name: string, is: string][] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:(\w+): )?'(#[0-9a-f]{6})'/g)].map(([, name = '', is = '']) => [
    kebab(name),
    is,
  ]);

const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const house = tokensOf(`${HOUSE}/tokens.css`);
const games = CARDS.map(({ id }) => `src-renderer/games/${id}`);

describe('the palette', () => {
  test.each(Object.entries(PALETTE))('has %s as the style sheets have it', (name, is) => {
    expect(house.get(kebab(name))).toBe(is);
  });

  test.each(games)(
    'of %s states no colour of a style sheet under another name, nor another one under its name',
    (game) => {
      const known = new Map([...house, ...tokensOf(`${game}/colours.css`)]);
      const stated = statedIn(`${game}/palette.ts`);
      const colours = [...known].filter(([, is]) => HEX.test(is));
      expect(stated.length).toBeGreaterThan(5);
      const twice = stated.filter(([name, is]) =>
        colours.some(([token, colour]) => (token === name) !== (colour === is)),
      );
      expect(twice).toEqual([]);
    },
  );
});

describe('tokens', () => {
  test.each(games)('of the house and of %s state no colour twice', (game) => {
    const colours = [...house, ...tokensOf(`${game}/colours.css`)].map(([, is]) => is).filter((is) => HEX.test(is));
    expect(colours.filter((is, at) => colours.indexOf(is) !== at)).toEqual([]);
  });

  test.each([HOUSE, ...games])('of %s are all used', (room) => {
    const own = tokensOf(room === HOUSE ? `${HOUSE}/tokens.css` : `${room}/colours.css`);
    const texts = globSync(`${room === HOUSE ? 'src-renderer' : room}/**/*.{css,svelte,ts}`);
    const used = new Set(texts.flatMap((path) => named(readFileSync(path, 'utf8'), /var\(--([a-z0-9-]+)/g)));
    // The colour of a seat is looked up by its name.
    const unused = [...own.keys()].filter((name) => !used.has(name) && !name.startsWith('seat-'));
    expect(own.size).toBeGreaterThan(10);
    expect(unused).toEqual([]);
  });

  test('that are named exist: the house names its own, a game also those of its colours', () => {
    const texts = globSync('src-renderer/**/*.{css,svelte,ts}').map(
      (path) => [path, readFileSync(path, 'utf8')] as const,
    );
    const set = new Set(texts.flatMap(([path, text]) => (path.endsWith('.svelte') ? named(text, SET) : [])));
    const unknown = texts.flatMap(([path, text]) => {
      const game = games.find((room) => path.startsWith(`${room}/`));
      const own = game === undefined ? new Map<string, string>() : tokensOf(`${game}/colours.css`);
      return named(text, /var\(--([a-z0-9-]+)\)/g)
        .filter((name) => !house.has(name) && !own.has(name) && !set.has(name) && !name.startsWith('bits-'))
        .map((name) => `${path}: --${name}`);
    });
    expect(unknown).toEqual([]);
  });
});
