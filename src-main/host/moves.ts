import type { Message, Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { wakeBots } from './bots.ts';
import { commit } from './commit.ts';
import { afterEntry, afterUndo, isShut } from './curtain.ts';
import { play, playAgain, takeBack, type Change } from './history.ts';
import { snapshotsOf } from './load.ts';
import { refused, refusedByRules } from './replies.ts';
import { isPerson, say, situation, stateOn, type Host, type Table } from './table.ts';
import { canRedo, undoOf } from './undo.ts';

/** A person moves. */
export function move(host: Host, window: WindowId, table: Table, request: RequestOf<'move'>): Reply {
  const { seat } = request;
  const { game } = table;
  const locked = lock(table, seat);
  if (locked !== undefined) return refused(locked);
  const read = game.schema.move.safeParse(request.move);
  if (!read.success) return refused(say('unknown-move'));
  const refusal = game.refusal(stateOn(table), seat, read.data);
  if (refusal !== undefined) {
    host.log.info('move-refused', { campaign: table.head.id, seat, rule: refusal.public ? refusal.code : 'private' });
    return refusedByRules(refusal, host.windows.openedIn(window)?.seat === seat);
  }
  const { owing } = situation(table, stateOn(table));
  const attempt = (): Message | undefined => {
    const change = play(game, table.history, seat, read.data);
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterEntry(table.curtain, now, owing), attempt);
  };
  return after(host, table, attempt());
}

/** Why `seat` may not touch anything now. */
function lock(table: Table, seat: number): Message | undefined {
  const { head, curtain, game } = table;
  if (table.damage !== undefined) return table.damage;
  if (head.seats[seat] === undefined) return say('no-such-seat', { seat });
  if (!isPerson(table, seat)) return say('bot-seat', { seat });
  const state = stateOn(table);
  if (game.outcome(state) !== undefined) return say('game-over');
  if (!game.deciders(state).includes(seat)) return say('not-your-decision', { seat });
  if (isShut(curtain)) return say('curtain-closed', { seat: curtain.seat });
  if (curtain.state === 'taken' && curtain.seat !== seat) return say('somebody-at-the-screen', { seat: curtain.seat });
  return game.secret(state) && curtain.state === 'open' ? say('curtain-closed', { seat }) : undefined;
}

/** The last move is taken back, unless something has been learnt from it. */
export function undo(host: Host, table: Table): Reply {
  const { can, barrier } = undoOf(table);
  if (table.damage !== undefined) return refused(table.damage);
  if (!can) return refused(barrier === undefined ? say('nothing-to-undo') : say('undo-barrier', { barrier }));
  const { game, head, history } = table;
  const owed = situation(table, stateOn(table)).owing;
  const attempt = (): Message | undefined => {
    const change = takeBack(game, history, snapshotsOf(host.store, game, head.id));
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterUndo(table.curtain, now, owed), attempt);
  };
  return after(host, table, attempt());
}

/** The move taken back last is played again. */
export function redo(host: Host, table: Table): Reply {
  if (table.damage !== undefined) return refused(table.damage);
  if (!canRedo(table)) return refused(say('nothing-to-redo'));
  const { game, history } = table;
  const attempt = (): Message | undefined => {
    const change: Change = playAgain(game, history);
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterEntry(table.curtain, now), attempt);
  };
  return after(host, table, attempt());
}

function after(host: Host, table: Table, trouble: Message | undefined): Reply {
  if (trouble !== undefined) return refused(trouble);
  wakeBots(host, table);
  return { type: 'done' };
}
