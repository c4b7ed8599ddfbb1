import type { Message, Page, Reply, RequestOf } from '#main/contract/messages.ts';
import { wakeBots } from './bots.ts';
import { setKeptOpen, startCloseTimer, stopCloseTimer } from './clocks.ts';
import { play } from './change-history.ts';
import { commit, refreshPage } from './commit.ts';
import { afterEntry } from './curtain.ts';
import type { Host } from './host.ts';
import { pageOf } from './page.ts';
import { currentState, situation, type Table } from './table.ts';

/**
 * Starts the clock of a decision that closes by itself, if the page that is shown now has one, and stops that of the
 * page before. Called after every new page, so that a decision closes on the page that announced it or not at all.
 */
export function startClosing(host: Host, table: Table): void {
  stopCloseTimer(table);
  const { closes, seq } = pageOf(table);
  if (closes === undefined || table.closing.signal.aborted) return;
  startCloseTimer(table, closes.in, () => {
    if (table.page === seq && !table.closing.signal.aborted) close(host, table, closes);
  });
}

/**
 * Keeps the decision open that is about to close by itself, until a move is played; with `open` false lets go of it, so
 * that its clock starts anew.
 */
export function keepOpen(host: Host, table: Table, request: Pick<RequestOf<'keep-open'>, 'open'> = {}): Reply {
  const open = request.open !== false;
  if (open ? pageOf(table).closes === undefined : !table.keptOpen) return { type: 'done' };
  setKeptOpen(table, open);
  refreshPage(host, table);
  return { type: 'done' };
}

/** Plays the closing move as if its seat had. If the rules fail at it, the decision is left to the person. */
function close(host: Host, table: Table, { seat, move }: NonNullable<Page['closes']>): void {
  const { game } = table;
  const attempt = (): Message | undefined => {
    const state = currentState(table);
    const refusal = game.refusal(state, seat, move);
    if (refusal !== undefined) throw new Error(`what closes by itself is refused: ${refusal.code}`);
    const { owing } = situation(table, state);
    const change = play(game, table.history, seat, move, { byItself: true });
    const now = situation(table, change.state, change.history);
    return commit(host, table, change, afterEntry(table.curtain, now, owing), attempt);
  };
  try {
    if (attempt() === undefined) wakeBots(host, table);
  } catch (error) {
    host.log.error('not-closed', { campaign: table.head.id, seat, error });
    keepOpen(host, table);
  }
}
