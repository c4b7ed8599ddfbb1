import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { RESOURCES } from '#engine/archipelago/data/schema-common.ts';
import type { MarketRow } from '#engine/archipelago/data/schema-boards.ts';

const { markets, stability, surplusBoard } = BASE_PACK;

/** The row of a zone that holds the cube with this number, counted from 1. */
function rowOf(rows: MarketRow[], cube: number): MarketRow {
  let left = cube;
  for (const row of rows) {
    if (left <= row.slots) return row;
    left -= row.slots;
  }
  throw new Error('the zone is full');
}

const capacity = (rows: MarketRow[]): number => rows.reduce((sum, row) => sum + row.slots, 0);
const prices = (rows: MarketRow[]): number[] => rows.map((row) => row.price);

describe('domestic market: what the examples of the rulebook show', () => {
  const { fish, iron } = markets.domestic;

  test('p. 9, example 1: with five fish a player buys for 4, 4 and 6 florins and sells for 4 and 3', () => {
    expect([5, 4, 3].map((cube) => rowOf(fish, cube).price)).toEqual([4, 4, 6]);
    expect([6, 7].map((cube) => rowOf(fish, cube).price)).toEqual([4, 3]);
  });

  test('p. 6, example 1: five fish bring one surplus worker and no rebel', () => {
    expect(rowOf(fish, 5)).toMatchObject({ slots: 3, surplus: 1, rebellion: 0 });
  });

  test('p. 6, example 1: six iron bring one rebel', () => {
    expect(rowOf(iron, 6)).toMatchObject({ surplus: 0, rebellion: 1 });
  });

  test('one cube of each type, as at the start, is harmless', () => {
    for (const resource of RESOURCES) {
      expect(rowOf(markets.domestic[resource], 1)).toMatchObject({ surplus: 0, rebellion: 0 });
    }
  });

  test('a glut of wood or fruit brings surplus workers', () => {
    for (const resource of ['wood', 'fruit'] as const) {
      expect(markets.domestic[resource].some((row) => row.surplus > 0)).toBe(true);
    }
  });
});

describe('both markets', () => {
  test.each(['domestic', 'export'] as const)('%s: no zone holds more cubes than the box, prices fall', (board) => {
    for (const resource of RESOURCES) {
      const rows = markets[board][resource];
      expect(capacity(rows)).toBeLessThanOrEqual(BASE_PACK.supply.cubes[resource]);
      expect(prices(rows)).toEqual(prices(rows).toSorted((a, b) => b - a));
      expect(new Set(prices(rows)).size).toBe(rows.length);
    }
  });

  test('export: fruit pays 8 florins at best', () => {
    expect(rowOf(markets.export.fruit, 1).price).toBe(8);
  });

  test('export: surplus workers only, never a rebel; the first row is harmless', () => {
    for (const resource of RESOURCES) {
      expect(markets.export[resource].map((row) => row.rebellion)).not.toContain(1);
      expect(markets.export[resource].every((row) => row.rebellion === 0)).toBe(true);
      expect(rowOf(markets.export[resource], 1).surplus).toBe(0);
      expect(markets.export[resource].some((row) => row.surplus > 0)).toBe(true);
    }
  });

  test('every best price is higher for export than at home', () => {
    for (const resource of RESOURCES) {
      const home = rowOf(markets.domestic[resource], 1).price;
      expect(rowOf(markets.export[resource], 1).price).toBeGreaterThan(home);
    }
  });
});

describe('board III', () => {
  const effect = (population: number): number[] => {
    const row = stability.rows.find(({ from, to }) => from <= population && population <= to);
    return [row?.surplus ?? NaN, row?.rebellion ?? NaN];
  };

  test('p. 6, example 2: 11 to 20: one surplus worker; 31 to 40: one surplus worker and one rebel', () => {
    expect([11, 20].map(effect)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect([31, 40].map(effect)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('up to ten citizens nothing happens', () => {
    expect([0, 1, 10].map(effect)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('21 to 30 lies between its neighbours, 41 and more is at least as hard as 31 to 40', () => {
    expect(
      [
        [1, 0],
        [0, 1],
        [2, 0],
      ].filter(([s, r]) => s !== 1 || r !== 0),
    ).toContainEqual(effect(25));
    const [surplus = 0, rebellion = 0] = effect(45);
    expect(surplus).toBeGreaterThanOrEqual(1);
    expect(rebellion).toBeGreaterThanOrEqual(1);
  });

  test('the track reaches the greatest possible population', () => {
    expect(stability.end).toBe(5 * BASE_PACK.supply.perPlayer.citizens);
    expect(stability.rows.map((row) => row.to)).toEqual([10, 20, 30, 40, 50]);
  });
});

describe('board IV', () => {
  const rowAt = (level: number) => surplusBoard.rows.find(({ from, to }) => from <= level && level <= to);

  test('p. 10, example 3: recruiting three of five surplus workers costs 3, 3 and 4 florins', () => {
    expect([5, 4, 3].map((level) => rowAt(level)?.price)).toEqual([3, 3, 4]);
  });

  test('two workers at level 7 cost 6 florins together', () => {
    expect([7, 6].map((level) => rowAt(level)?.price)).toEqual([3, 3]);
  });

  test('p. 6, example 3: 13 to 17 is one row and moves rebellion up two', () => {
    expect(rowAt(13)).toMatchObject({ from: 13, to: 17, rebellion: 2 });
  });

  test('some row calms, prices fall, unrest rises, and the track passes 21', () => {
    const { rows, end } = surplusBoard;
    expect(rows.some((row) => row.rebellion < 0)).toBe(true);
    expect(rows.map((row) => row.price)).toEqual(rows.map((row) => row.price).toSorted((a, b) => b - a));
    expect(rows.map((row) => row.rebellion)).toEqual(rows.map((row) => row.rebellion).toSorted((a, b) => a - b));
    expect(end).toBeGreaterThan(21);
    expect(rows.at(-1)?.to).toBe(end);
  });
});
