import type { Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { Depth } from '#main/games.ts';
import { wakeBots } from './bots.ts';
import { moveCurtain } from './commit.ts';
import { onHandOn, onTakeOver } from './curtain.ts';
import { privatePageOf } from './page.ts';
import { refused } from './replies.ts';
import { isPerson, say, situation, stateOn, type Host, type Table } from './table.ts';

/**
 * The person the curtain waits for is there. Where they have to decide in private they get their private page, as often
 * as they ask while they sit at the screen.
 */
export function takeOver(host: Host, window: WindowId, table: Table, { seat }: RequestOf<'take-over'>): Reply {
  const { curtain } = table;
  if (curtain.state === 'open') return refused(say('no-curtain'));
  if (curtain.seat !== seat) return refused(say('curtain-for-another', { seat: curtain.seat }));
  if (curtain.state === 'covered') {
    const trouble = moveCurtain(host, table, onTakeOver(seat, situation(table, stateOn(table))));
    if (trouble !== undefined) return refused(trouble);
    wakeBots(host, table);
  }
  return table.curtain.state === 'taken' ? privateReply(host, window, table, seat, 'decision') : { type: 'done' };
}

export function arm(_host: Host, _table: Table, _request: RequestOf<'arm'>): Reply {
  return refused(say('not-yet'));
}

/** The person at the screen leaves it to the next. */
export function handOn(host: Host, table: Table, { seat }: RequestOf<'hand-on'>): Reply {
  const { curtain } = table;
  if (curtain.state !== 'taken') return refused(say('no-curtain'));
  if (curtain.seat !== seat) return refused(say('somebody-at-the-screen', { seat: curtain.seat }));
  const trouble = moveCurtain(host, table, onHandOn(seat, situation(table, stateOn(table))));
  if (trouble !== undefined) return refused(trouble);
  wakeBots(host, table);
  return { type: 'done' };
}

/** A person looks behind their screen. */
export function openDrawer(host: Host, window: WindowId, table: Table, request: RequestOf<'open-drawer'>): Reply {
  const { seat, depth } = request;
  const { curtain } = table;
  if (!isPerson(table, seat)) return refused(say(table.head.seats[seat] ? 'bot-seat' : 'no-such-seat', { seat }));
  if (curtain.state === 'covered' && curtain.seat !== seat)
    return refused(say('curtain-closed', { seat: curtain.seat }));
  if (curtain.state === 'taken' && curtain.seat !== seat)
    return refused(say('somebody-at-the-screen', { seat: curtain.seat }));
  return privateReply(host, window, table, seat, depth);
}

function privateReply(host: Host, window: WindowId, table: Table, seat: number, depth: Depth): Reply {
  host.windows.open(window, { seat, depth });
  return { type: 'private', page: privatePageOf(table, seat, depth) };
}
