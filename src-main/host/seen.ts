import type { Seat } from '#engine/kernel/seat.ts';
import type { LogLine } from '#main/contract/messages.ts';
import type { TableEvent } from '#main/contract/table-events.ts';
import type { People } from '#main/storage/shapes.ts';
import { numberOf } from './log-lines.ts';
import { publicTable, type Table } from './table.ts';

/** The line with which a campaign begins that is played on from a position. */
const ORIGIN: TableEvent['type'] = 'table-from';

/**
 * Number of the last entry a seat has seen, by looking then or by moving itself. A move that was played for it by itself
 * shows it nothing that came before.
 */
export function seenBy({ looked, history }: Pick<Table, 'looked' | 'history'>, seat: Seat): number {
  const { live } = history;
  const moved = live.findLast(({ entry, byItself }) => entry.seat === seat && byItself !== true)?.entry.seq ?? 0;
  const seen = Math.max(looked[seat] ?? 0, moved);
  const since = live.slice(live.findLastIndex(({ entry }) => entry.seq <= seen) + 1);
  const others = since.findIndex(({ entry, byItself }) => entry.seat !== seat || byItself !== true);
  return since.slice(0, others < 0 ? since.length : others).at(-1)?.entry.seq ?? seen;
}

/** How many moves in force a seat has not seen. `table` must be a public one (see `publicTable`). */
export function unseenBy(table: Pick<Table, 'looked' | 'history'>, seat: Seat): number {
  const seen = seenBy(table, seat);
  const { live } = table.history;
  return live.length - 1 - live.findLastIndex(({ entry }) => entry.seq <= seen);
}

/**
 * How many lines of `log` came after the last entry by which a seat itself decided; all of them before its first, but what came before
 * a position that is played on. To have looked is not to have decided. `table` must be a public one (see `publicTable`).
 */
export function linesSince({ history }: Pick<Table, 'history'>, log: readonly LogLine[], seat: Seat): number {
  const decided = numberOf(history, seenBy({ looked: [], history }, seat));
  const from = log.findLastIndex(({ event }) => event.type === ORIGIN);
  return decided === 0 ? log.length - 1 - from : log.filter(({ seq }) => seq > decided).length;
}

/** The seats, looks and consents of a table, as the store keeps them. */
export function peopleOf({ head, looked, consents }: Table): People {
  return { seats: head.seats, looked, consents };
}

/**
 * The same after `seat` has looked, at the curtain or into its drawer. Records the last public move in force: a move
 * that is taken back counts as unseen when it is redone, and a secret step is not counted.
 */
export function withSeen(table: Table, seat: Seat): People {
  const people = peopleOf(table);
  const last = publicTable(table).history.live.at(-1)?.entry.seq ?? 0;
  const seen = people.seats.map((_, other) => table.looked[other] ?? 0);
  return { ...people, looked: seen.with(seat, Math.max(seen[seat] ?? 0, last)) };
}
