import type { Seat } from '#engine/kernel/seat.ts';
import { DECISION, type Reply, type RequestOf } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { WindowId } from '#main/contract/port.ts';
import { barredFromSeat } from './advice.ts';
import { costOf, thoughtOf } from './coach.ts';
import { computeState } from './compute-state.ts';
import type { Host } from './host.ts';
import { snapshotsOf } from './log-reading.ts';
import { isDecision } from './moments.ts';
import { refused } from './replies.ts';
import { publicTable, type Table } from './table.ts';

/**
 * What the last decision of a seat has cost, by what it knew when it made it; only in practice, and only where the private part of
 * that seat is open or nothing is hidden.
 */
export async function cost(
  host: Host,
  window: WindowId,
  table: Table,
  { seat, step }: RequestOf<'cost'>,
): Promise<Reply> {
  const barred = () => barredFromSeat(host, window, table, seat, step);
  const why = table.head.undo === 'practice' ? barred() : messageOf('practice-only');
  if (why !== undefined) return refused(why);
  const last = lastDecision(host, table, seat);
  if (last === undefined) return refused(messageOf('nothing-decided'));
  const { page, coaching, closing, game } = table;
  const { state, done, at } = last;
  const signal = AbortSignal.any([closing.signal, coaching.signal]);
  const thought = await thoughtOf(host, table, { seat, state, also: done }, signal);
  if (table.page !== page) return refused(messageOf('stale-page'));
  const shut = barred();
  if (shut !== undefined) return refused(shut);
  const found = thought && costOf(thought, done);
  if (found === undefined) return refused(messageOf('no-advice'));
  // No deeper than its drawer is open.
  const depth = host.windows.openedIn(window)?.depth ?? DECISION;
  const view = { ...game.view(state, 'public') };
  const own = { ...game.own(game.view(state, seat), depth) };
  return { type: 'cost', decision: { seat, at, view, own, done, ...(found !== 'nothing' && { cost: found }) } };
}

/** The last decision of a seat that everybody knows of: its move, the state before it, and the number of public moves before it. */
function lastDecision(
  host: Host,
  table: Table,
  seat: Seat,
): { readonly state: object; readonly done: { type: string }; readonly at: number } | undefined {
  const { game, history, head } = table;
  const known = publicTable(table).history.live;
  const find = snapshotsOf(host.store, game, head.id);
  for (let at = known.length - 1; at >= 0; at--) {
    const played = known[at];
    if (played === undefined || played.entry.seat !== seat) continue;
    const length = history.live.findIndex(({ entry }) => entry === played.entry);
    // States computed on the way are not kept.
    const live = history.live.slice(0, length).map((one, index) => (index === length - 1 ? { ...one } : one));
    const state = computeState(game, { ...history, live }, find);
    if (isDecision(table, played, state)) return { state, done: game.schema.move.parse(played.entry.move), at };
  }
  return undefined;
}
