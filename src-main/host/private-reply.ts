import type { Seat } from '#engine/kernel/seat.ts';
import type { Reply } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { privatePageOf } from './page.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

/** Opens the private part of `seat` in one window at `depth`. `seen` is the last entry the seat had seen before. */
export function privateReply(
  host: Host,
  window: WindowId,
  table: Table,
  seat: Seat,
  depth: string,
  seen: number,
): Reply {
  host.windows.open(window, { seat, depth, seen });
  return { type: 'private', page: privatePageOf(table, seat, depth) };
}
