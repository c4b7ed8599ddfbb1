import type { Pack, Resource } from '#engine/archipelago/data/schema.ts';
import { filledRow, type MarketId } from '#engine/archipelago/figures/markets.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';

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

/** A zone of a market with `held` cubes in it, dearest row first. */
export function zoneRows(pack: Pack, market: MarketId, resource: Resource, held: number): ZoneRow[] {
  const last = filledRow(packIndexOf(pack), market, resource, held);
  let before = 0;
  return pack.markets[market][resource].map((row) => {
    const { price, slots, surplus, rebellion } = row;
    const filled = Math.max(0, Math.min(slots, held - before));
    before += slots;
    return { price, slots, filled, surplus, rebellion, current: row === last };
  });
}
