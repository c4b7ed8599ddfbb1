import { defined } from './defined.ts';
import type { Seat } from './seat.ts';

/** A state with the order of play: the seats, first player first. */
export type Ordered = { readonly order: readonly Seat[] };

/** The seat at `index` of the order of play. @throws RangeError if the index is too large. */
export function seatInOrder({ order }: Ordered, index: number): Seat {
  return defined(order[index]);
}

/**
 * Index in the order of play of the first seat from index `from` on, once round the table, that can go on; -1 if none
 * can.
 * @param can whether the seat at an index can go on
 */
export function nextInOrder({ order }: Ordered, from: number, can: (seat: Seat, index: number) => boolean): number {
  for (let step = 0; step < order.length; step++) {
    const index = (from + step) % order.length;
    if (can(defined(order[index]), index)) return index;
  }
  return -1;
}
