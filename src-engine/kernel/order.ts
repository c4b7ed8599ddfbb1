import { defined } from './defined.ts';
import type { Seat } from './seat.ts';

/** A state that keeps the order of play: the seats, the first to play leading. */
export type Ordered = { readonly order: readonly Seat[] };

/** The seat at `index` of the order of play. @throws RangeError past its end. */
export function seatInOrder({ order }: Ordered, index: number): Seat {
  return defined(order[index]);
}

/**
 * Index in the order of play of the next who can go on, from `from` once round the table; -1 where nobody can.
 * @param can whether the seat at an index goes on
 */
export function nextInOrder({ order }: Ordered, from: number, can: (seat: Seat, index: number) => boolean): number {
  for (let step = 0; step < order.length; step++) {
    const index = (from + step) % order.length;
    if (can(defined(order[index]), index)) return index;
  }
  return -1;
}
