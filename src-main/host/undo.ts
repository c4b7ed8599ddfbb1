import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Message, Page } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { PlayedMove } from './history.ts';
import { isPerson, currentState, type Table } from './table.ts';

// All tables passed to these functions are public ones (see `publicTable`), except where they are about secret steps.

/** Whether the person at the screen can take back a step they have made inside their secret decision. */
export function canStepBack({ back, head, damage }: Table): boolean {
  return back > 0 && head.undo !== 'off' && damage === undefined;
}

/** Whether the last move can be taken back, and which barrier stops it if not. */
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
 * The barrier that stops the undo of the last move under the usual rules; undefined if none. A move stays once it has
 * shown something new, once somebody else has moved or sat down, and once the next person to decide has looked.
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

/** Whether another seat that owes a decision has come to the screen or opened its drawer since entry `seq`. */
function hasLooked(table: Table, mover: Seat, seq: number): boolean {
  const { curtain, looked, game } = table;
  if (curtain.state === 'taken' && curtain.seat !== mover) return true;
  return game.deciders(currentState(table)).some((seat) => seat !== mover && (looked[seat] ?? 0) >= seq);
}

/** The barrier in practice: an undo stops only where no person has moved at all. */
function practiceBarrier(table: Table): string | undefined {
  return table.history.live.some(({ entry }) => isPerson(table, entry.seat)) ? undefined : 'bot-moved';
}

/**
 * How many moves an undo takes back: the last move of a person, in practice the bots' moves after it and, if that move
 * was played by itself, what leads back to the last one somebody pressed for, as far as the usual barriers allow.
 */
export function undoLength(table: Table): number {
  const { live } = table.history;
  let first = live.findLastIndex(({ entry }) => isPerson(table, entry.seat));
  while (goesWithTheOneBefore(table, live[first - 1], live[first])) first -= 1;
  return live.length - first;
}

/**
 * Whether one press takes back `played` together with the move before it: nobody pressed for it, and no barrier stands
 * at the one before.
 */
function goesWithTheOneBefore(table: Table, before: PlayedMove | undefined, played: PlayedMove | undefined): boolean {
  if (before === undefined || played?.byItself !== true) return false;
  const [{ seat, seq }, next] = [before.entry, played.entry.seat];
  const looked = next !== seat && (table.looked[next] ?? 0) >= seq;
  return isPerson(table, seat) && !looked && lastSeating(table) < seq && barrierOf(before.events) === undefined;
}

/** The number of the last entry by which somebody sat down; 0 if none did. */
function lastSeating({ history }: Table): number {
  return history.notes.findLast(({ event }) => event.type === 'table-seat')?.seq ?? 0;
}

/** How many moves a redo plays again: those that one undo took back. */
export function redoLength(table: Table): number {
  const { undone } = table.history;
  const person = undone
    .slice(0, -1)
    .findLastIndex(({ entry, byItself }) => isPerson(table, entry.seat) && byItself !== true);
  return undone.length - 1 - person;
}

/**
 * How many moves the current action has: the last moves in a row of the person who moved last, since another seat
 * moved, a player changed, or something new was shown. 0 if it cannot be restarted.
 */
export function actionLength(table: Table): number {
  const { live } = table.history;
  if (live.length === 0 || !undoOf(table).can || usualBarrier(table) !== undefined) return 0;
  const first = live.length - undoLength(table);
  const [seat, sat] = [live[first]?.entry.seat, lastSeating(table)];
  const before = live
    .slice(0, first)
    .findLastIndex(({ entry, events }) => entry.seat !== seat || entry.seq < sat || barrierOf(events) !== undefined);
  return live.length - 1 - before;
}

/** Why nothing can be taken back; undefined if something can. */
export function undoRefusal(table: Table): Message | undefined {
  if (table.damage !== undefined) return table.damage;
  if (table.history.abandoned) return messageOf('campaign-abandoned');
  const { can, barrier } = undoOf(table);
  if (can) return undefined;
  if (barrier === undefined) return messageOf('nothing-to-undo');
  return barrier === 'undo-off' ? messageOf('undo-off') : messageOf('undo-barrier', { barrier });
}

/** The barrier that events raise; `information` if not everybody may read them. */
export function barrierOf(events: readonly Emitted<GameEvent>[]): string | undefined {
  const raised = events.filter(({ event }) => event.barrier !== undefined);
  if (raised.length === 0) return undefined;
  return raised.find(({ audience }) => mayRead(audience, 'public'))?.event.barrier ?? 'information';
}

/** Whether an undone move can be played again. */
export function canRedo({ history, damage }: Table): boolean {
  return history.undone.length > 0 && damage === undefined && !history.abandoned;
}
