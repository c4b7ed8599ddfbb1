import type { Seat } from '#engine/kernel/seat.ts';
import type { People } from '#main/storage/shapes.ts';
import { publicTable, type Table } from './table.ts';

/** The last move a seat has seen, by its entry: it looked then, or moved. */
export function seenBy({ looked, history }: Pick<Table, 'looked' | 'history'>, seat: Seat): number {
  const moved = history.live.findLast(({ entry }) => entry.seat === seat)?.entry.seq ?? 0;
  return Math.max(looked[seat] ?? 0, moved);
}

/** How many moves stand that a seat has not seen; `table` as everybody knows it. */
export function unseenBy(table: Pick<Table, 'looked' | 'history'>, seat: Seat): number {
  const seen = seenBy(table, seat);
  const { live } = table.history;
  return live.length - 1 - live.findLastIndex(({ entry }) => entry.seq <= seen);
}

/** What the table knows of its people. */
export function peopleOf({ head, looked, consents }: Table): People {
  return { seats: head.seats, looked, consents };
}

/**
 * The same once a seat has looked: at the curtain, or into its drawer. What is noted is the last move that stands: one that
 * lies taken back has not been seen where it is played again, nor has a step of which nobody knows.
 */
export function withSeen(table: Table, seat: Seat): People {
  const people = peopleOf(table);
  const last = publicTable(table).history.live.at(-1)?.entry.seq ?? 0;
  const seen = people.seats.map((_, other) => table.looked[other] ?? 0);
  return { ...people, looked: seen.with(seat, Math.max(seen[seat] ?? 0, last)) };
}
