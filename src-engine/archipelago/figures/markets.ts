import { defined } from '../../kernel/defined.ts';

import type { PackIndex } from '../pack-index.ts';
import type { MarketRow } from '../data/schema-boards.ts';
import type { Resource } from '../data/schema-common.ts';

/** What is printed on the market boards. */
type Boards = Pick<PackIndex, 'slots'>;

/** The two market boards: I domestic, II export. */
export type MarketId = 'domestic' | 'export';

/** The row of the slot `index` (from 0, in filling order) of a zone; undefined past its last slot. */
export function rowOfSlot(box: Boards, market: MarketId, resource: Resource, index: number): MarketRow | undefined {
  return box.slots[market][resource][index];
}

/** The row of the last cube of a zone that holds `cubes`; undefined for an empty zone. */
export function filledRow(box: Boards, market: MarketId, resource: Resource, cubes: number): MarketRow | undefined {
  return cubes === 0 ? undefined : rowOfSlot(box, market, resource, cubes - 1);
}

/** Florins for buying the last of `cubes` cubes, or undefined where there is none. */
export function buyingPrice(box: Boards, market: MarketId, resource: Resource, cubes: number): number | undefined {
  return filledRow(box, market, resource, cubes)?.price;
}

/** Florins a sale brings with `cubes` cubes in the zone already, or undefined where it is full. */
export function sellingPrice(box: Boards, market: MarketId, resource: Resource, cubes: number): number | undefined {
  return rowOfSlot(box, market, resource, cubes)?.price;
}

/** Slots of a zone. */
export function capacity(box: Boards, market: MarketId, resource: Resource): number {
  return box.slots[market][resource].length;
}

/** The row of a board whose range holds `level`; the last row goes on to the end of its track. */
export function rowOf<R extends { from: number; to: number }>(rows: readonly R[], level: number): R {
  return (
    rows.find(({ from, to }) => level >= from && level <= to) ??
    defined(rows[level < defined(rows[0]).from ? 0 : rows.length - 1])
  );
}
