import { describe, expect, it } from 'vitest';
import { recruitingPrice } from '#engine/archipelago/figures/citizens.ts';
import { buyingPrice, capacity, filledRow, rowOf, sellingPrice } from '#engine/archipelago/figures/markets.ts';
import { BOARDS } from '#engine/archipelago/figures/population-effects.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { SMALL_BOX, table } from '../table.ts';

describe('prices of a market (p. 9)', () => {
  it('a purchase costs the row of the last cube, a sale brings that of the next free slot', () => {
    expect([1, 3, 4, 7].map((cubes) => buyingPrice(SMALL_BOX, 'domestic', 'fish', cubes))).toEqual([6, 6, 4, 3]);
    expect([0, 3, 4, 6].map((cubes) => sellingPrice(SMALL_BOX, 'domestic', 'fish', cubes))).toEqual([6, 4, 4, 3]);
  });

  it('an empty zone sells nothing, a full one buys nothing', () => {
    const slots = capacity(SMALL_BOX, 'export', 'fish');
    expect(slots).toBe(8);
    expect(buyingPrice(SMALL_BOX, 'export', 'fish', 0)).toBeUndefined();
    expect(sellingPrice(SMALL_BOX, 'export', 'fish', slots)).toBeUndefined();
    expect(filledRow(SMALL_BOX, 'export', 'fish', 0)).toBeUndefined();
  });
});

describe('rows of boards III and IV', () => {
  it('hold their range, and the last all that lies beyond it', () => {
    const { rows } = SMALL_BOX.pack.stability;
    expect([0, 10, 11, 50, 60].map((level) => rowOf(rows, level).from)).toEqual([0, 0, 11, 41, 41]);
  });

  it('the row of the surplus marker is what the next worker costs (p. 10)', () => {
    expect([0, 4, 8, 18].map((surplus) => recruitingPrice(SMALL_BOX, { surplus }))).toEqual([4, 3, 2, 1]);
  });
});

describe('phase 3 (p. 6)', () => {
  const { state } = table({ domestic: { fish: 4, iron: 6 }, export: { fish: 6 } });
  const steps = (board: number, change: object = {}) => elementAt(BOARDS, board)(SMALL_BOX, { ...state, ...change });

  it('ruling 21: each zone of a market counts once, by the row of its last cube', () => {
    expect(steps(0)).toEqual([
      { marker: 'surplus', by: 1, why: 'domestic-market' },
      { marker: 'rebellion', by: 1, why: 'domestic-market' },
    ]);
    expect(steps(1)).toEqual([{ marker: 'surplus', by: 2, why: 'export-market' }]);
  });

  it('ruling 24: surplus workers before rebels on the board of stability', () => {
    expect(steps(2, { population: 10 })).toEqual([]);
    expect(steps(2, { population: 31 }).map(({ marker }) => marker)).toEqual(['surplus', 'rebellion']);
  });

  it('the board of surplus workers calms where few wait', () => {
    expect(steps(3, { surplus: 0 })).toEqual([{ marker: 'rebellion', by: -1, why: 'surplus-workers' }]);
    expect(steps(3, { surplus: 4 })).toEqual([]);
    expect(steps(3, { surplus: 8 }).map(({ by }) => by)).toEqual([1]);
  });
});
