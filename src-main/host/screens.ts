import { isDeepStrictEqual } from 'node:util';
import { DECISION, type Message, type Reply, type RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { People } from '#main/storage/shapes.ts';
import { wakeBots } from './bots.ts';
import { moveCurtain, noteSeen } from './commit.ts';
import { curtainAfter, isShut } from './curtain.ts';
import type { CurtainEvent } from './curtain-machine.ts';
import { seenBy, withSeen } from './seen.ts';
import { privateReply } from './private-reply.ts';
import { refused } from './replies.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { isPerson, situation, currentState, type Table } from './table.ts';

const DONE: Reply = { type: 'done' };

/**
 * Moves the curtain if the event applies to it, and records what people have seen. Returns why that could not be
 * written.
 */
function moveOn(
  host: Host,
  table: Table,
  event: Pick<CurtainEvent, 'type' | 'seat'>,
  people?: People,
): Message | undefined {
  const curtain = curtainAfter(table.curtain, { ...event, now: situation(table, currentState(table)) });
  return isDeepStrictEqual(curtain, table.curtain) ? undefined : moveCurtain(host, table, curtain, people);
}

/** A window leaves the table: nobody knows any more who sits before the others. */
export function coverTable(host: Host, table: Table): void {
  moveOn(host, table, { type: 'leave' });
}

/** The first press at the curtain at level strict: the person waited for says who they are, and the others look away. */
export function arm(host: Host, table: Table, { seat }: RequestOf<'arm'>): Reply {
  const { curtain } = table;
  if (!isShut(curtain)) return refused(messageOf('no-curtain'));
  if (curtain.seat !== seat) return refused(messageOf('curtain-for-another', { seat: curtain.seat }));
  const trouble = moveOn(host, table, { type: 'arm', seat });
  return trouble === undefined ? DONE : refused(trouble);
}

/**
 * The press that takes over, after the dead time. A person who owes a decision in private gets their private page, as often as
 * they ask while they sit at the screen.
 */
export function takeOver(host: Host, window: WindowId, table: Table, { seat }: RequestOf<'take-over'>): Reply {
  const { curtain } = table;
  if (curtain.state === 'open') return refused(messageOf('no-curtain'));
  if (curtain.seat !== seat) return refused(messageOf('curtain-for-another', { seat: curtain.seat }));
  if (curtain.state === 'covered' && table.head.level === 'strict') return refused(messageOf('not-armed'));
  if (curtain.state !== 'taken') {
    if (host.now() - table.curtainMovedAt < host.deadTime) return refused(messageOf('too-soon'));
    const seen = seenBy(table, seat);
    const trouble = moveOn(host, table, { type: 'take-over', seat }, withSeen(table, seat));
    if (trouble !== undefined) return refused(trouble);
    wakeBots(host, table);
    return table.curtain.state === 'taken' ? privateReply(host, window, table, seat, DECISION, seen) : DONE;
  }
  return privateReply(host, window, table, seat, DECISION, seenBy(table, seat));
}

/** The person at the screen leaves it to the next one. */
export function handOn(host: Host, table: Table, { seat }: RequestOf<'hand-on'>): Reply {
  const { curtain } = table;
  if (curtain.state !== 'taken') return refused(messageOf('no-curtain'));
  if (curtain.seat !== seat) return refused(messageOf('somebody-at-the-screen', { seat: curtain.seat }));
  const trouble = moveOn(host, table, { type: 'hand-on', seat });
  if (trouble !== undefined) return refused(trouble);
  wakeBots(host, table);
  return { type: 'done' };
}

/** A person opens their drawer. */
export function openDrawer(host: Host, window: WindowId, table: Table, request: RequestOf<'open-drawer'>): Reply {
  const { seat, depth } = request;
  const { curtain } = table;
  if (!isPerson(table, seat)) return refused(messageOf(table.head.seats[seat] ? 'bot-seat' : 'no-such-seat', { seat }));
  if (!table.game.depths.includes(depth)) return refused(messageOf('malformed-request'));
  if (isShut(curtain)) return refused(messageOf('curtain-closed', { seat: curtain.seat }));
  if (curtain.state === 'taken' && curtain.seat !== seat)
    return refused(messageOf('somebody-at-the-screen', { seat: curtain.seat }));
  const opened = host.windows.openedIn(window);
  const seen = opened?.seat === seat ? opened.seen : seenBy(table, seat);
  // One person among bots may have their drawer open all the time, and so may whoever decides where nothing is hidden among people; what
  // they have missed is counted from their last move.
  const { persons, level } = situation(table, currentState(table));
  if (persons.length > 1 && level !== 'open') noteSeen(host, table, seat);
  return privateReply(host, window, table, seat, depth, seen);
}
