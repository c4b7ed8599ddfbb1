import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Message, Page } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { isPerson, currentState, type Table } from './table.ts';

// Whatever is said here of a table is said of it as everybody knows it (`knownTable`), but for the steps at its end.

/** Whether the person at the screen can take back a step they have made inside their secret decision since they came to it. */
export function canStepBack({ back, head, damage }: Table): boolean {
  return back > 0 && head.undo !== 'off' && damage === undefined;
}

/** Whether the last move can be taken back, and what stops it where not. */
export function undoOf(table: Table): Page['undo'] {
  const { history, head } = table;
  if (table.damage !== undefined || history.abandoned) return { can: false };
  if (head.undo === 'off') return { can: false, barrier: 'undo-off' };
  if (history.live.length === 0) {
    if (table.mark?.code === 'campaign-went-on') return { can: false, barrier: 'damaged-record' };
    return history.setup.seq > 0 ? { can: false, barrier: 'older-rules' } : { can: false };
  }
  const barrier = head.undo === 'practice' ? practiceBarrier(table) : usualBarrier(table);
  return barrier === undefined ? { can: true } : { can: false, barrier };
}

/**
 * What the usual rules of the table have against taking the last move back. Never across new information, never past a
 * move of somebody else, nor once the next to decide has looked: what another person has seen or decided stays.
 */
export function usualBarrier(table: Table): string | undefined {
  const { live, undone, notes } = table.history;
  const last = live.at(-1);
  if (last === undefined) return undefined;
  const { seat, seq } = last.entry;
  const barrier = barrierOf(last.events);
  if (barrier !== undefined) return barrier;
  if (notes.some(({ seq: sat, event }) => sat > seq && event.type === 'table-seat')) return 'seat-changed';
  if (!isPerson(table, seat)) return 'bot-moved';
  const since = undone.at(-1);
  if (since !== undefined && since.entry.seat !== seat) return 'seat-changed';
  return hasLooked(table, seat, seq) ? 'seat-looked' : undefined;
}

/** Whether somebody else who is to decide now has come to the screen, or opened their drawer, since entry `seq`. */
function hasLooked(table: Table, mover: Seat, seq: number): boolean {
  const { curtain, looked, game } = table;
  if (curtain.state === 'taken' && curtain.seat !== mover) return true;
  return game.deciders(currentState(table)).some((seat) => seat !== mover && (looked[seat] ?? 0) >= seq);
}

/** In practice only bots stop an undo: where no person has moved before them. */
function practiceBarrier(table: Table): string | undefined {
  return table.history.live.some(({ entry }) => isPerson(table, entry.seat)) ? undefined : 'bot-moved';
}

/** How many moves an undo takes back: in practice what bots have played since goes with the person's move. */
export function undoLength(table: Table): number {
  const { live } = table.history;
  return live.length - live.findLastIndex(({ entry }) => isPerson(table, entry.seat));
}

/** How many moves a redo plays again: those that one undo took back. */
export function redoLength(table: Table): number {
  const { undone } = table.history;
  const person = undone.slice(0, -1).findLastIndex(({ entry }) => isPerson(table, entry.seat));
  return undone.length - 1 - person;
}

/**
 * How many moves the running action has: the unbroken run of moves of the person who moved last, since somebody else
 * moved or sat down, or since something new was shown. 0 where it cannot be begun anew.
 */
export function actionLength(table: Table): number {
  const { live, notes } = table.history;
  const seat = live.at(-1)?.entry.seat;
  if (seat === undefined || !undoOf(table).can || usualBarrier(table) !== undefined) return 0;
  const sat = notes.findLast(({ event }) => event.type === 'table-seat')?.seq ?? 0;
  const before = live.findLastIndex(
    ({ entry, events }) => entry.seat !== seat || entry.seq < sat || barrierOf(events) !== undefined,
  );
  return live.length - 1 - before;
}

/** Why nothing can be taken back, or undefined where something can. */
export function undoRefusal(table: Table): Message | undefined {
  if (table.damage !== undefined) return table.damage;
  if (table.history.abandoned) return messageOf('campaign-abandoned');
  const { can, barrier } = undoOf(table);
  if (can) return undefined;
  if (barrier === undefined) return messageOf('nothing-to-undo');
  return barrier === 'undo-off' ? messageOf('undo-off') : messageOf('undo-barrier', { barrier });
}

/** The barrier some events raised; one that only some may read keeps its name to itself. */
export function barrierOf(events: readonly Emitted<GameEvent>[]): string | undefined {
  const raised = events.filter(({ event }) => event.barrier !== undefined);
  if (raised.length === 0) return undefined;
  return raised.find(({ audience }) => mayRead(audience, 'public'))?.event.barrier ?? 'information';
}

/** Whether a move that was taken back can be played again. */
export function canRedo({ history, damage }: Table): boolean {
  return history.undone.length > 0 && damage === undefined && !history.abandoned;
}
