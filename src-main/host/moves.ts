import type { Message, Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { wakeBots } from './bots.ts';
import { commit } from './commit.ts';
import { afterEntry, afterUndo, isShut } from './curtain.ts';
import { play, playAgain, takeBack } from './history.ts';
import { snapshotsOf } from './log-reading.ts';
import { refused, refusedByRules } from './replies.ts';
import { isPerson, say, situation, stateOn, type Host, type Table } from './table.ts';
import { actionLength, canRedo, redoLength, undoLength, undoRefusal, usualBarrier } from './undo.ts';

/** A person moves. */
export function move(host: Host, window: WindowId, table: Table, request: RequestOf<'move'>): Reply {
  const { seat } = request;
  const asked = allowed(host, window, table, request);
  if ('type' in asked) return asked;
  const { owing } = situation(table, stateOn(table));
  const attempt = (): Message | undefined => {
    const change = play(table.game, table.history, seat, asked.move);
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterEntry(table.curtain, now, owing), attempt);
  };
  return after(host, table, attempt());
}

/** The move a request asks for, where table and, in `state`, rules let it pass; else the refusal as this window may read it. */
export function allowed(
  host: Host,
  window: WindowId,
  table: Table,
  request: RequestOf<'move' | 'preview'>,
  state = stateOn(table),
): { readonly move: { type: string } } | Reply {
  const { seat } = request;
  const { game } = table;
  const locked = lock(table, seat);
  if (locked !== undefined) return refused(locked);
  const read = game.schema.move.safeParse(request.move);
  if (!read.success) return refused(say('unknown-move'));
  const refusal = game.refusal(state, seat, read.data);
  if (refusal === undefined) return { move: read.data };
  if (refusal.code === 'not-your-decision') return refused(say('not-your-decision', { seat }));
  const rule = refusal.public ? refusal.code : 'private';
  host.log.info('move-refused', { campaign: table.head.id, seat, rule });
  return refusedByRules(refusal, !game.hides || host.windows.openedIn(window)?.seat === seat);
}

/**
 * Why `seat` may not touch anything now. A seat that owes nothing may still have a move beside the decision (a deal): that
 * is for the rules to say, but not while anybody decides in private.
 */
function lock(table: Table, seat: number): Message | undefined {
  const { head, curtain, game } = table;
  const closed = closedFor(table);
  if (closed !== undefined) return closed;
  if (head.seats[seat] === undefined) return say('no-such-seat', { seat });
  if (!isPerson(table, seat)) return say('bot-seat', { seat });
  const secret = game.secret(stateOn(table));
  if (secret && !game.deciders(stateOn(table)).includes(seat)) return say('not-your-decision', { seat });
  if (isShut(curtain)) return say('curtain-closed', { seat: curtain.seat });
  if (curtain.state === 'taken' && curtain.seat !== seat) return say('somebody-at-the-screen', { seat: curtain.seat });
  return secret && curtain.state === 'open' ? say('curtain-closed', { seat }) : undefined;
}

/** Why nobody may change anything at this table any more, or undefined while they may. */
export function closedFor(table: Table): Message | undefined {
  if (table.damage !== undefined) return table.damage;
  if (table.history.abandoned) return say('campaign-abandoned');
  return table.game.outcome(stateOn(table)) === undefined ? undefined : say('game-over');
}

/** The last move is taken back, unless something has been learnt from it; in practice, whatever it was. */
export function undo(host: Host, table: Table): Reply {
  const against = undoRefusal(table);
  if (against !== undefined) return refused(against);
  return back(host, table, undoLength(table));
}

/** All that the person who moved last has done since their action began is taken back. */
export function restart(host: Host, table: Table): Reply {
  const against = undoRefusal(table);
  if (against !== undefined) return refused(against);
  const length = actionLength(table);
  if (length > 0) return back(host, table, length);
  return refused(say('undo-barrier', { barrier: usualBarrier(table) ?? 'seat-changed' }));
}

function back(host: Host, table: Table, count: number): Reply {
  const { game, head, history } = table;
  const owed = situation(table, stateOn(table)).owing;
  const practice = usualBarrier(table) !== undefined;
  const attempt = (): Message | undefined => {
    const change = takeBack(game, history, snapshotsOf(host.store, game, head.id), count, practice);
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterUndo(table.curtain, now, owed), attempt);
  };
  return after(host, table, attempt());
}

/** What was taken back last is played again. */
export function redo(host: Host, table: Table): Reply {
  if (table.damage !== undefined) return refused(table.damage);
  if (!canRedo(table)) return refused(say(table.history.abandoned ? 'campaign-abandoned' : 'nothing-to-redo'));
  const { game, history } = table;
  const attempt = (): Message | undefined => {
    const change = playAgain(game, history, redoLength(table));
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterEntry(table.curtain, now), attempt);
  };
  return after(host, table, attempt());
}

/** The reply to a change: what kept it from being written or, once it is, that it is done; bots go on then. */
export function after(host: Host, table: Table, trouble: Message | undefined): Reply {
  if (trouble !== undefined) return refused(trouble);
  wakeBots(host, table);
  return { type: 'done' };
}
