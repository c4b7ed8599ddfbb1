import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { State } from '#engine/archipelago/state.ts';
import { discsLeft } from '#engine/archipelago/figures/discs.ts';
import { citizen, citizens, ship, SMALL_BOX, SMALL_GAME, table } from './table.ts';

/** The examples of the rulebook by page, and how many a page has. */
const PAGES = { 4: 2, 5: 1, 6: 3, 7: 3, 9: 1, 10: 3, 13: 2, 14: 3, 15: 1, 16: 1 };

/** The rows of the table at the end of `docs/rulings.md`. */
function rows(): { name: string; files: string[] }[] {
  const page = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split('## Worked examples');
  return table.split('\n').flatMap((line) => {
    const [, name = '', , tests = ''] = line.split('|').map((cell) => cell.trim());
    const files = [...tests.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []);
    return name.startsWith('p. ') ? [{ name, files }] : [];
  });
}

describe('worked examples', () => {
  it('stand in docs/rulings.md, each once, in order', () => {
    const names = Object.entries(PAGES).flatMap(([page, count]) =>
      Array.from({ length: count }, (_, index) => `p. ${page}, example ${index + 1}`),
    );
    expect(rows().map(({ name }) => name)).toEqual(names);
  });

  it('have a test of their name in each file given', () => {
    const named = (file: string, name: string) =>
      new RegExp(`'${name}[,:] [^']+'`).test(readFileSync(new URL(file, import.meta.url), 'utf8'));
    expect(rows().filter(({ files }) => files.length === 0)).toEqual([]);
    const missing = rows().flatMap(({ name, files }) =>
      files.filter((file) => !named(file, name)).map((file) => `${name} in ${file}`),
    );
    expect(missing).toEqual([]);
  });
});

const DEALT = ['S6', 'S1', 'S9', 'S4'];
const CHARACTERS = ['thief', 'spy', 'bishop', 'barbarian', 'navigator'].map((card) => ({ card, owner: 3 }));

it('p. 5, example 1: with four players four conditions end the game, and each player knows one of them', () => {
  for (const holder of [0, 1, 2, 3]) {
    const objectives = DEALT.map((_, seat) => [DEALT[(seat - holder + 4) % 4] ?? '']);
    const game = table({
      at: 'purchase',
      objectives,
      cards: CHARACTERS,
      row: ['pope', 'king', 'roads', 'orchards', 'quarry'],
      screens: [{ florins: 5 }],
    });
    objectives.forEach(([own = ''], seat) => {
      const seen = JSON.stringify(SMALL_GAME.view(game.state, seat));
      expect(DEALT.filter((id) => seen.includes(`"${id}"`))).toEqual([own]);
    });
    // The sixth character, whoever watches for it.
    game.play(0, { type: 'buy', slot: 0 });
    game.play(0, { type: 'rotate', slot: 1 });
    expect(game.state.result).toEqual({ code: 'S6' });
    expect(game.state.met).toEqual([{ objective: 'S6', seats: [holder] }]);
  }
});

it('p. 13, example 1: a card that fills a space lies upright', () => {
  const row = [{ card: 'pirate', turned: 2 }, 'local-commerce', 'exporter', 'pope', 'sawmill'];
  const game = table({ at: 'purchase', row, deck: ['merchant', 'quiet'] });
  game.play(0, { type: 'rotate', slot: 0 });
  game.play(0, { type: 'rotate', slot: 1 });
  expect(game.state.evolution.row[0]).toEqual({ card: 'merchant', turned: 0 });
});

it('p. 14, example 2: the Pirate is for its owner alone, who engages it, lays a disc on it and has its effects', () => {
  const game = table({
    players: 2,
    map: [['bay', 'N']],
    units: [ship(0, 'bay'), ship(1, 'bay'), citizens(0, 2, 'bay')],
    cards: [{ card: 'pirate', owner: 1 }],
    screens: [{ cubes: { iron: 1 } }, {}],
  });
  const use = { type: 'use-card', card: 'pirate', choice: 0 } as const;
  expect(game.refused(0, use)).toBe('card-for-owner-only');
  game.endRound(0);
  game.play(1, use);
  game.play(1, { type: 'sink', owner: 0, spot: game.spot('bay') });
  game.play(0, { type: 'give-cube', resource: 'iron' });
  expect(game.state.cards).toMatchObject([{ card: 'pirate', engaged: true }]);
  expect(discsLeft(SMALL_BOX, game.state, 1)).toBe(2);
  expect([game.units(0, 'ship').length, game.screen(1).cubes.iron]).toEqual([0, 1]);
});

it('p. 14, example 3: the Great Lighthouse', () => {
  const card = 'great-lighthouse';
  const lighthouse = (place: 'port' | 'ground') =>
    table({
      players: 3,
      map: [
        ['bay', 'N'],
        ['grove', 'NE'],
        ['meadow', 'SE'],
      ],
      units: [citizen(0, 'bay', { place }), citizens(0, 2, 'meadow'), ship(1, 'grove', { place: 'port' })],
      buildings: { bay: ['port'] },
      cards: [{ card, owner: 0 }],
      screens: [{ cubes: { iron: 1, stone: 2 } }],
    });
  const build = (state: State) =>
    ({ type: 'build-wonder', card, from: { region: state.regions.length - 1, part: 0, place: 'ground' } }) as const;
  const without = lighthouse('ground');
  expect(without.refused(0, build(without.state))).toBe('card-needs-building');

  const game = lighthouse('port');
  game.play(0, build(game.state));
  while (game.frame() === 'payment') game.play(0, { type: 'pay', with: 'cube' });
  expect(game.screen(0).cubes).toMatchObject({ iron: 0, stone: 0 });
  expect(discsLeft(SMALL_BOX, game.state, 0)).toBe(2);
  // Every player adds a ship where he controls a port.
  expect(game.units(0, 'ship').map(({ region }) => region)).toEqual([game.region('bay')]);
  expect(game.units(1, 'ship').map(({ region }) => region)).toEqual([game.region('grove'), game.region('grove')]);
  expect(game.units(2, 'ship')).toEqual([]);
  expect([game.units(0, 'citizen').length, game.state.population]).toEqual([2, 2]);
  expect(SMALL_GAME.score(game.state).filter(({ code }) => code === 'medals')).toMatchObject([{ seat: 0, points: 1 }]);
});
