import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#main/games.ts';

const DOC = 'docs/adding-a-game.md';

/** One line of the document's lists: where something of a game goes, and where the toy has it. */
type Row = {
  readonly number: number;
  readonly places: readonly string[];
  readonly toy: readonly string[];
  readonly why: string;
};

const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

const rows = [...readFileSync(DOC, 'utf8').matchAll(/^\|\s*(\d+)\s*\|([^|]+)\|[^|]+\|([^|]+)\|$/gm)].map(
  ([, number, place, toy = '']): Row => ({
    number: Number(number),
    places: pathsIn(place ?? ''),
    toy: pathsIn(toy),
    why: toy.trim(),
  }),
);

const exists = (path: string): boolean => globSync(path).length > 0;
const of = (game: string): string[] =>
  rows.flatMap(({ places }) => places.map((place) => place.replaceAll('<game>', game)));

/** The files that carry a name in their path and stand at none of some places; a place is a file, or a folder with all in it. */
function strays(name: string, places: readonly string[]): string[] {
  const named = `{src-*,tests,assets,build,docs}/**/*${name}*`;
  return globSync([named, `${named}/**/*`])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path))
    .filter((path) => !places.some((place) => path === place || (place.endsWith('/') && path.startsWith(place))));
}

describe('adding a game', () => {
  test('is told in lines that are numbered in order', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.filter(({ places }) => places.length === 0)).toEqual([]);
  });

  test('names for the toy a place that exists, or says why there is none', () => {
    const wanting = rows.filter(({ toy, why }) => (toy.length > 0 ? !toy.every(exists) : !/^– \w/.test(why)));
    expect(wanting).toEqual([]);
  });

  test('names every place of the toy', () => {
    const places = rows.flatMap(({ toy }) => toy);
    expect(strays('toy', places)).toEqual([]);
  });
});

describe.each(GAMES.map(({ id }) => id))('the places of %s', (game) => {
  test('all exist', () => {
    expect(of(game).filter((place) => !exists(place))).toEqual([]);
  });

  test('are all told of', () => {
    // What a file needs stands in the folder of its name beside it.
    const beside = of(game).map((place) => place.replace(/\.ts$/, '/'));
    expect(strays(game, [...of(game), ...beside])).toEqual([]);
  });
});
