import type { Seat } from '#engine/kernel/seat.ts';
import type { SeatSetup } from '#main/contract/messages.ts';

/** All seats in the order they sit round the screen: by place, and where nobody said one in the order of the seats. */
export function seatingOrder(seats: readonly SeatSetup[]): Seat[] {
  const place = (seat: Seat): number => seats[seat]?.place ?? seat;
  return [...seats.keys()].sort((a, b) => place(a) - place(b) || a - b);
}

/** The first of `wanted` who sits after `seat`, once round the table and back to it; from the front where nobody sat. */
export function nextAfter(order: readonly Seat[], seat: Seat | undefined, wanted: readonly Seat[]): Seat | undefined {
  const behind = seat === undefined ? 0 : order.indexOf(seat) + 1;
  return [...order.slice(behind), ...order.slice(0, behind)].find((other) => wanted.includes(other));
}
