import { DECISION, type Message, type Reply, type RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { wakeBots } from './bots.ts';
import { restoreSecretSteps, openSecretSteps } from './public-history.ts';
import { commit } from './commit.ts';
import { afterEntry, afterUndo, isShut } from './curtain.ts';
import { playPress, redoMoves, undoMoves } from './change-history.ts';
import { snapshotsOf } from './log-reading.ts';
import { checkPress } from './press.ts';
import { LOOK_BEHIND_SCREEN, refused, refusedByRules } from './replies.ts';
import { seenBy } from './seen.ts';
import { privateReply } from './private-reply.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { isPerson, publicTable, situation, currentState, type Table } from './table.ts';
import { actionLength, canRedo, canStepBack, redoLength, undoLength, undoRefusal, usualBarrier } from './undo.ts';

/** A person makes a move, or several with one press. */
export function move(host: Host, window: WindowId, table: Table, request: RequestOf<'move'>): Reply {
  const { seat } = request;
  const asked = allowed(host, window, table, request);
  if ('type' in asked) return asked;
  const { owing } = situation(table, currentState(table));
  const attempt = (): Message | undefined => {
    const change = playPress(table.game, table.history, seat, asked.moves);
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterEntry(table.curtain, now, owing), attempt);
  };
  return answered(host, window, table, attempt);
}

/**
 * The reply to a change. If it published no page, because it was a step inside a secret decision, the reply is the new
 * private page of the person at the screen.
 */
function answered(host: Host, window: WindowId, table: Table, attempt: () => Message | undefined): Reply {
  const { page, curtain } = table;
  const trouble = attempt();
  if (trouble !== undefined || table.page !== page || curtain.state !== 'taken') return after(host, table, trouble);
  return privateReply(host, window, table, curtain.seat, DECISION, seenBy(table, curtain.seat));
}

/**
 * The requested moves if the table and the rules (from `state` on) allow them; else the refusal, as this window may read it.
 */
export function allowed(
  host: Host,
  window: WindowId,
  table: Table,
  request: RequestOf<'move' | 'preview'>,
  state = currentState(table),
): { readonly moves: readonly { type: string }[] } | Reply {
  const { seat } = request;
  const { game } = table;
  const locked = lock(table, seat);
  if (locked !== undefined) return refused(locked);
  // Only the window in which the seat decides knows of its secret steps, so only there is `step` compared.
  const deciding = host.windows.openedIn(window)?.seat === seat;
  if (deciding && (request.step ?? 0) !== table.step) return refused(messageOf('stale-page'));
  const press = checkPress(game, state, request);
  if ('moves' in press) return press;
  const { refusal } = press;
  if (refusal === undefined) return refused(messageOf('unknown-move'));
  if (refusal.code === 'not-your-decision') return refused(messageOf('not-your-decision', { seat }));
  const rule = refusal.public ? refusal.code : 'private';
  host.log.info('move-refused', { campaign: table.head.id, seat, rule });
  // Inside a secret decision, even a refusal that depends on public facts alone may tell how far the decision has come.
  if (!deciding && request.type === 'move' && game.secret(state)) return refused(LOOK_BEHIND_SCREEN);
  return refusedByRules(refusal, !game.hides || deciding);
}

/**
 * Why `seat` may not move now. A seat that owes no decision may still propose a deal: that is left to the rules, except
 * while anybody owes a secret decision.
 */
function lock(table: Table, seat: number): Message | undefined {
  const { head, curtain, game } = table;
  const closed = closedFor(table);
  if (closed !== undefined) return closed;
  if (head.seats[seat] === undefined) return messageOf('no-such-seat', { seat });
  if (!isPerson(table, seat)) return messageOf('bot-seat', { seat });
  const secret = game.secret(currentState(table));
  if (secret && !game.deciders(currentState(table)).includes(seat)) return messageOf('not-your-decision', { seat });
  if (isShut(curtain)) return messageOf('curtain-closed', { seat: curtain.seat });
  if (curtain.state === 'taken' && curtain.seat !== seat)
    return messageOf('somebody-at-the-screen', { seat: curtain.seat });
  return secret && curtain.state === 'open' ? messageOf('curtain-closed', { seat }) : undefined;
}

/** Why nobody may change anything at this table any more; undefined if they may. */
export function closedFor(table: Table): Message | undefined {
  if (table.damage !== undefined) return table.damage;
  if (table.history.abandoned) return messageOf('campaign-abandoned');
  return table.game.outcome(currentState(table)) === undefined ? undefined : messageOf('game-over');
}

/**
 * Takes back the last public move, together with the secret steps made since. Refused if it crosses a barrier, except
 * in practice. With `step`, takes back the last secret step instead.
 */
export function undo(host: Host, window: WindowId, table: Table, { step }: RequestOf<'undo'>): Reply {
  if (step !== undefined) return stepBack(host, window, table, step, 1);
  const known = publicTable(table);
  const against = undoRefusal(known);
  if (against !== undefined) return refused(against);
  return back(host, window, table, lengthOf(table, known, undoLength(known)));
}

/**
 * Takes back the whole current action of the person who moved last. With `step`, takes back their secret steps instead.
 */
export function restart(host: Host, window: WindowId, table: Table, { step }: RequestOf<'restart'>): Reply {
  if (step !== undefined) return stepBack(host, window, table, step, table.back);
  const known = publicTable(table);
  const against = undoRefusal(known);
  if (against !== undefined) return refused(against);
  const length = actionLength(known);
  if (length > 0) return back(host, window, table, lengthOf(table, known, length));
  return refused(messageOf('undo-barrier', { barrier: usualBarrier(known) ?? 'seat-changed' }));
}

/** How many moves have to be taken back for the last `count` public ones to be gone. */
function lengthOf(table: Table, known: Table, count: number): number {
  const first = known.history.live.at(-count)?.entry;
  return table.history.live.length - table.history.live.findIndex(({ entry }) => entry === first);
}

/** Takes back the last `count` secret steps; allowed only in the window in which the person decides. */
function stepBack(host: Host, window: WindowId, table: Table, step: number, count: number): Reply {
  const opened = host.windows.openedIn(window);
  const { curtain } = table;
  if (opened === undefined || curtain.state !== 'taken' || opened.seat !== curtain.seat)
    return refused(messageOf('nothing-to-undo'));
  if (step !== table.step) return refused(messageOf('stale-page'));
  return canStepBack(table) ? back(host, window, table, count) : refused(messageOf('nothing-to-undo'));
}

function back(host: Host, window: WindowId, table: Table, count: number): Reply {
  const { game, head, history } = table;
  const owed = situation(table, currentState(table)).owing;
  const marks = { practice: usualBarrier(publicTable(table)) !== undefined, steps: openSecretSteps(game, history) };
  const find = snapshotsOf(host.store, game, head.id);
  const attempt = (): Message | undefined => {
    const change = undoMoves(game, history, find, count, marks);
    restoreSecretSteps(game, change.history, find);
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterUndo(table.curtain, now, owed), attempt);
  };
  return answered(host, window, table, attempt);
}

/** Plays again what the last undo took back. */
export function redo(host: Host, table: Table): Reply {
  if (table.damage !== undefined) return refused(table.damage);
  if (!canRedo(publicTable(table)))
    return refused(messageOf(table.history.abandoned ? 'campaign-abandoned' : 'nothing-to-redo'));
  const { game, history } = table;
  const attempt = (): Message | undefined => {
    const change = redoMoves(game, history, redoLength(table));
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterEntry(table.curtain, now), attempt);
  };
  return after(host, table, attempt());
}

/** The reply to a change: the trouble that kept it from being written, or `done`; then the bots continue. */
export function after(host: Host, table: Table, trouble: Message | undefined): Reply {
  if (trouble !== undefined) return refused(trouble);
  wakeBots(host, table);
  return { type: 'done' };
}
