/** What the values of a pack must agree in, each told at the place of the wrong value. */
import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import type { Pack } from '#engine/endeavor/data/schema.ts';
import { validatePack } from '#engine/endeavor/data/validate.ts';
import { elementAt } from '#engine/kernel/element-at.ts';

/** The problems of the base pack after a change. */
function after(change: (pack: Pack) => void): string[] {
  const pack = structuredClone(BASE_PACK);
  change(pack);
  const verdict = validatePack(pack);
  return verdict.ok ? [] : verdict.problems.map(({ path, message }) => `${path}: ${message}`);
}

/** A case: what is changed, and the problems told for it. */
type Case = readonly [name: string, change: (pack: Pack) => void, ...problems: string[]];

const cases = (list: readonly Case[]): void => {
  it.each(list.map(([name, change, ...problems]) => ({ name, change, problems })))('$name', ({ change, problems }) => {
    expect(after(change)).toEqual(problems);
  });
};

it('the base pack is a pack', () => {
  expect(after(() => undefined)).toEqual([]);
});

describe('map', () => {
  cases([
    [
      'a city in no region',
      ({ cities }) => (elementAt(cities, 27).region = 'atlantis'),
      'cities.27.region: got "atlantis", expected a region',
    ],
    [
      'a region without a city',
      ({ cities }) => {
        for (const city of cities) if (city.region === 'africa') city.region = 'india';
      },
      'regions.4.id: got "africa", expected a city in it',
    ],
    [
      'a route to nowhere',
      ({ routes }) => (elementAt(routes, 0).ends[1] = 'thule'),
      'routes.0.ends.1: got "thule", expected a city',
    ],
    [
      'a route from a city to itself',
      ({ routes }) => (elementAt(routes, 0).ends = ['london', 'london']),
      'routes.0.ends: got "london" twice, expected two cities',
    ],
    [
      'two routes between the same cities, either way round',
      ({ routes }) => (elementAt(routes, 1).ends = ['stockholm', 'amsterdam']),
      'routes.1.ends: got "amsterdam stockholm", expected a pair of cities unlike that of routes.0.ends',
      'routes.0.ends: got "amsterdam stockholm", expected a pair of cities unlike that of routes.1.ends',
    ],
    [
      'a city with the id of a region',
      ({ cities, routes }) => {
        elementAt(cities, 12).id = 'india';
        for (const { ends } of routes) ends.forEach((end, at) => end === 'charleston' && (ends[at] = 'india'));
      },
      'cities.12.id: got "india", expected an id unlike that of regions.5.id',
      'regions.5.id: got "india", expected an id unlike that of cities.12.id',
    ],
    [
      'two routes with one id',
      ({ routes }) => (elementAt(routes, 1).id = elementAt(routes, 0).id),
      'routes.1.id: got "amsterdam-stockholm", expected an id unlike that of routes.0.id',
      'routes.0.id: got "amsterdam-stockholm", expected an id unlike that of routes.1.id',
    ],
    [
      'a space more than tokens',
      ({ regions }) => (elementAt(regions, 1).berths = 8),
      'tokens: got 95, expected 96: a token for every space of the map',
    ],
    [
      'two kinds of token with one id',
      ({ tokens }) => (elementAt(tokens, 1).id = 'industry'),
      'tokens.1.id: got "industry", expected an id unlike that of tokens.0.id',
      'tokens.0.id: got "industry", expected an id unlike that of tokens.1.id',
    ],
  ]);

  it('a second region without a track, or none', () => {
    const two = after(({ regions, tokens }) => {
      elementAt(regions, 1).berths = 0;
      elementAt(tokens, 0).copies -= 7;
    });
    expect(two).toContain('regions: got 2, expected 1: regions without a shipping track, open from the start');
    const none = after(({ regions, tokens }) => {
      elementAt(regions, 0).berths = 1;
      elementAt(tokens, 0).copies += 1;
    });
    expect(none).toContain('regions: got 0, expected 1: regions without a shipping track, open from the start');
    expect(none).toContain('stacks: got 2 in "europe", expected the one with its governor');
  });
});

describe('tracks', () => {
  cases([
    [
      'a first level with a threshold',
      ({ levels }) => (levels.from[0] = 1),
      'levels.from.0: got 1, expected 0: the first level has no threshold',
    ],
    ['levels that do not rise', ({ levels }) => (levels.from[2] = 2), 'levels.from.2: got 2 after 2, expected more'],
    [
      'a level that gives no more',
      ({ levels }) => (levels.growth[4] = 5),
      'levels.growth.4: got 5 after 5, expected more',
    ],
    [
      'no glory space at 0',
      ({ levels }) => (levels.glory = [1, 2, 4, 7, 10, 12, 15]),
      'levels.glory.0: got 1, expected 0: a marker at 0 has a space to fall to',
    ],
    [
      'glory spaces past the end of the track',
      ({ levels }) => (levels.glory = [0, 2, 4, 7, 10, 12, 16]),
      'levels.last: got 15, expected 16 or more: the last space of a track',
    ],
  ]);
});

describe('stacks', () => {
  cases([
    [
      'a stack out of order',
      ({ stacks }) => elementAt(stacks, 2).cards.reverse(),
      'stacks.2.cards: got "5,4,3,2,1,", expected ",1,2,3,4,5": the numbers of a stack, the top first',
    ],
    [
      'a stack in no region',
      ({ stacks }) => (elementAt(stacks, 1).region = 'atlantis'),
      'stacks.1.region: got "atlantis", expected a region',
    ],
    [
      'a region without a stack',
      ({ stacks }) => stacks.splice(7, 1),
      'stacks: got none in "far-east", expected one or more',
    ],
    [
      'two cards with one id',
      ({ stacks }) => (elementAt(elementAt(stacks, 0).cards, 1).id = 'europe-0'),
      'stacks.0.cards.1.id: got "europe-0", expected an id unlike that of stacks.0.cards.0.id',
      'stacks.0.cards.0.id: got "europe-0", expected an id unlike that of stacks.0.cards.1.id',
    ],
    [
      'two stacks with one id',
      ({ stacks }) => (elementAt(stacks, 3).id = 'north-america'),
      'stacks.3.id: got "north-america", expected an id unlike that of stacks.2.id',
      'stacks.2.id: got "north-america", expected an id unlike that of stacks.3.id',
    ],
    [
      'a slavery stack that is not there',
      ({ slavery }) => (slavery.stack = 'piracy'),
      'slavery.stack: got "piracy", expected a stack',
    ],
    [
      'a slavery stack with a governor',
      ({ slavery }) => (slavery.stack = 'africa'),
      'slavery.stack: got "africa", expected a stack without a governor',
    ],
    [
      'an abolition by a slavery card',
      ({ slavery }) => (slavery.abolition = 'slavery-5'),
      'slavery.abolition: got "slavery-5", expected a card of another stack',
    ],
    [
      'an abolition that is not the last card',
      ({ slavery }) => (slavery.abolition = 'europe-4'),
      'slavery.abolition: got "europe-4", expected the last card of its stack',
    ],
  ]);
});

describe('buildings', () => {
  cases([
    [
      'too few tiles for five players and seven rounds',
      ({ buildings }) => {
        elementAt(buildings, 0).copies = 1;
        elementAt(buildings, 1).copies = 1;
      },
      'buildings: got 34 tiles of levels 1 to 4, expected 35 or more: one a round for five',
    ],
    [
      'a building and a blue token with one id',
      ({ buildings }) => (elementAt(buildings, 0).id = 'attack'),
      'tokens.4.id: got "attack", expected an id unlike that of buildings.0.id',
      'buildings.0.id: got "attack", expected an id unlike that of tokens.4.id',
    ],
    [
      'a tile like the printed building',
      ({ start }) => (start.id = 'market'),
      'start.id: got "market", expected an id unlike that of buildings.0.id',
      'buildings.0.id: got "market", expected an id unlike that of start.id',
    ],
  ]);

  it('exactly as many tiles as five players need are enough', () => {
    const just = after(({ buildings }) => {
      elementAt(buildings, 0).copies = 1;
      elementAt(buildings, 1).copies = 2;
    });
    expect(just).toEqual([]);
  });
});
