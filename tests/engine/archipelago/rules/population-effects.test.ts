import { describe, expect, it } from 'vitest';
import { RESOURCES } from '#engine/archipelago/data/schema.ts';
import { citizen, table, type Table } from '../table.ts';
import type { Placed, Situation } from '../situation.ts';

/** Regions for up to fifty citizens. */
const LAND = ['meadow', 'grove', 'bay', 'barren'] as const;
const COAST = LAND.map((side, index) => [side, (['N', 'NE', 'SE', 'S'] as const)[index] ?? 'N'] as const);

/** So many citizens, evenly of all four seats, three of a seat in a region. */
function people(count: number): Placed[] {
  return Array.from({ length: count }, (_, index) => {
    const side = LAND[Math.floor(index / 12)] ?? 'meadow';
    return citizen(index % 4, side);
  });
}

/** Phase 3 has been played with so many citizens on the map. */
function grown(count: number, situation: Situation = {}): Table {
  return table({ at: 'population', map: COAST, units: people(count), deck: ['quiet'], ...situation });
}

/** A neutral level of surplus workers, at which board IV does nothing. */
const CALM = 4;

describe('board I, domestic market (p. 6)', () => {
  it('p. 6, example 1: five fish move the surplus workers up by one', () => {
    expect(grown(8, { surplus: CALM, domestic: { fish: 5 } }).markers()).toEqual(['surplus 4>5 domestic-market']);
  });

  it('p. 6, example 1: six iron move rebellion up by one', () => {
    expect(grown(8, { surplus: CALM, domestic: { iron: 6 } }).markers()).toEqual(['rebellion 0>1 domestic-market']);
  });

  it('ruling 21: only the row of the last cube counts, once a zone', () => {
    expect(grown(8, { surplus: CALM, domestic: { fish: 3 } }).markers()).toEqual([]);
    expect(grown(8, { surplus: CALM, domestic: { fish: 6 } }).markers()).toEqual(['surplus 4>5 domestic-market']);
    expect(grown(8, { surplus: CALM, domestic: { fish: 7 } }).markers()).toEqual(['surplus 4>6 domestic-market']);
    expect(grown(8, { surplus: CALM, domestic: { fish: 4, wood: 4 } }).markers()).toEqual([
      'surplus 4>5 domestic-market',
      'surplus 5>6 domestic-market',
    ]);
  });

  it('ruling 23: every zone moves rebellion on its own, until independence is declared', () => {
    const domestic = { fish: 10, iron: 6 };
    const lines = ['rebellion 0>1 domestic-market', 'rebellion 1>2 domestic-market'];
    expect(grown(8, { surplus: CALM, domestic }).markers()).toEqual(lines);
    const lost = grown(1, { surplus: CALM, domestic, rebellion: 1 });
    expect(lost.markers()).toEqual(['rebellion 1>2 domestic-market']);
    expect(lost.state.result).toEqual({ code: 'independence' });
  });

  /** Cubes that reach the second row of each zone, which adds a surplus worker; the first does nothing. */
  const SECOND_ROW = { fish: 4, wood: 4, fruit: 4, cattle: 4, stone: 3, iron: 3 };

  it.each(RESOURCES)('p. 6: %s counts on the domestic market and abroad, each by its own board', (resource) => {
    const cubes = { [resource]: SECOND_ROW[resource] };
    expect(grown(8, { surplus: CALM, domestic: cubes }).markers()).toEqual(['surplus 4>5 domestic-market']);
    expect(grown(8, { surplus: CALM, export: cubes }).markers()).toEqual(['surplus 4>5 export-market']);
  });

  it('p. 6: an empty zone does nothing', () => {
    expect(grown(8, { surplus: CALM, domestic: { fish: 0, iron: 0 } }).markers()).toEqual([]);
  });
});

describe('board II, export market (p. 6)', () => {
  it('p. 6: adjusted like board I', () => {
    expect(grown(8, { surplus: CALM, export: { fruit: 3, iron: 2 } }).markers()).toEqual(['surplus 4>5 export-market']);
  });
});

describe('board III, colony stability (p. 6)', () => {
  it.each([
    [10, []],
    [11, ['surplus 4>5 population']],
    [20, ['surplus 4>5 population']],
    [31, ['surplus 4>5 population', 'rebellion 0>1 population']],
    [40, ['surplus 4>5 population', 'rebellion 0>1 population']],
  ])('p. 6, example 2, and ruling 24: a population of %i, surplus workers before rebellion', (count, expected) => {
    expect(grown(count, { surplus: CALM }).markers()).toEqual(expected);
  });
});

describe('board IV, surplus workers (p. 6)', () => {
  it.each([
    [13, ['rebellion 0>2 surplus-workers']],
    [17, ['rebellion 0>2 surplus-workers']],
    [12, ['rebellion 0>1 surplus-workers']],
    [4, []],
  ])('p. 6, example 3: with %i surplus workers', (surplus, expected) => {
    expect(grown(8, { surplus }).markers()).toEqual(expected);
  });

  it('p. 6: a row can calm as well', () => {
    expect(grown(8, { surplus: 3, rebellion: 2 }).markers()).toEqual(['rebellion 2>1 surplus-workers']);
  });

  it('ruling 22: a marker stops at zero and at the end of its track', () => {
    expect(grown(8, { surplus: 0, rebellion: 0 }).markers()).toEqual([]);
    expect(grown(31, { surplus: 30, domestic: { fish: 9 } }).state.surplus).toBe(30);
  });
});

describe('the order of the boards', () => {
  it('ruling 20: I, II, III, IV, each with the markers as the one before left them', () => {
    const game = grown(11, { surplus: 10, domestic: { fish: 4 }, export: { wood: 3 } });
    expect(game.markers()).toEqual([
      'surplus 10>11 domestic-market',
      'surplus 11>12 export-market',
      'surplus 12>13 population',
      'rebellion 0>2 surplus-workers',
    ]);
  });

  it('ruling 23: a single step of a board can bring independence, and nothing happens after it', () => {
    const game = grown(2, { surplus: 13, rebellion: 2, domestic: { iron: 6, fish: 4 }, export: { fish: 3 } });
    expect(game.state.result).toEqual({ code: 'independence' });
    expect(game.markers()).toEqual(['surplus 13>14 domestic-market', 'rebellion 2>3 domestic-market']);
    expect(game.deciders()).toEqual([]);
  });

  it('ruling 116: the game ends after the board that met an end condition', () => {
    const more: Situation = { length: 'long', objectives: [['L9']], surplus: 21, domestic: { fish: 4, iron: 6 } };
    const game = grown(11, more);
    expect(game.state.result).toEqual({ code: 'L9' });
    expect(game.markers()).toEqual(['surplus 21>22 domestic-market', 'rebellion 0>1 domestic-market']);
  });
});
