import { mayRead } from '#engine/kernel/events.ts';
import type { Page } from '#main/contract/messages.ts';
import type { Played } from './history.ts';
import { isPerson, type Table } from './table.ts';

/**
 * Whether the last move can be taken back. Never across new information, never past a move of somebody else: what
 * another person has seen or decided stays.
 */
export function undoOf(table: Table): Page['undo'] {
  const last = table.history.live.at(-1);
  if (table.damage !== undefined) return { can: false };
  if (last === undefined) return table.history.setup.seq > 0 ? { can: false, barrier: 'older-rules' } : { can: false };
  const barrier = barrierOf(last);
  if (barrier !== undefined) return { can: false, barrier };
  const { seat } = last.entry;
  if (!isPerson(table, seat)) return { can: false, barrier: 'bot-moved' };
  const since = table.history.undone.at(-1);
  if (since !== undefined && since.entry.seat !== seat) return { can: false, barrier: 'seat-changed' };
  const { curtain } = table;
  if (curtain.state === 'taken' && curtain.seat !== seat) return { can: false, barrier: 'seat-changed' };
  return { can: true };
}

/** The barrier a move raised; one that only some may read keeps its name to itself. */
function barrierOf({ events }: Played): string | undefined {
  const raised = events.filter(({ event }) => event.barrier !== undefined);
  if (raised.length === 0) return undefined;
  return raised.find(({ audience }) => mayRead(audience, 'public'))?.event.barrier ?? 'information';
}

/** Whether a move that was taken back can be played again. */
export function canRedo(table: Table): boolean {
  return table.history.undone.length > 0 && table.damage === undefined;
}
