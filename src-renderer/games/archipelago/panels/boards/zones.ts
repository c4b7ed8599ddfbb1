import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { MarketRow } from '#engine/archipelago/data/schema-boards.ts';

/** A row of a market zone as it lies: its price, its places, how many hold a cube. */
export type ZoneRow = {
  readonly price: number;
  readonly slots: number;
  readonly filled: number;
  readonly surplus: number;
  readonly rebellion: number;
  /** Whether the last cube lies here: this row speaks in phase 3. */
  readonly current: boolean;
};

/** Index of the row the `n`th cube (from 1) lies in, or -1 past the end. */
function rowOf(rows: readonly MarketRow[], n: number): number {
  let end = 0;
  return rows.findIndex(({ slots }) => {
    end += slots;
    return n <= end;
  });
}

/** A zone of a market with `held` cubes in it, dearest row first. */
export function zoneRows(rows: readonly MarketRow[], held: number): ZoneRow[] {
  const last = held > 0 ? rowOf(rows, held) : -1;
  let before = 0;
  return rows.map(({ price, slots, surplus, rebellion }, index) => {
    const filled = Math.max(0, Math.min(slots, held - before));
    before += slots;
    return { price, slots, filled, surplus, rebellion, current: index === last };
  });
}

/** What the last cube of a zone costs, or nothing where it is empty. */
export function buyingPrice(rows: readonly MarketRow[], held: number): number | undefined {
  return held > 0 ? rows[rowOf(rows, held)]?.price : undefined;
}

/** What the next cube sold brings, or nothing where the zone is full. */
export function sellingPrice(rows: readonly MarketRow[], held: number): number | undefined {
  return rows[rowOf(rows, held + 1)]?.price;
}

/** The row of a board that holds a level. */
export function rowAt<R extends { from: number; to: number }>(rows: readonly R[], level: number): R | undefined {
  return rows.find(({ from, to }) => from <= level && level <= to);
}

/** The circles of the wheel side in use. */
export function circlesOf(pack: Pack, players: number): Pack['wheel']['five'] {
  return players > 4 ? pack.wheel.five : pack.wheel.upToFour;
}
