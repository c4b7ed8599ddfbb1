import type { Viewer } from '#engine/kernel/seat.ts';
import { DECISION, type Reply, type RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { computeState } from './compute-state.ts';
import { snapshotsOf } from './log-reading.ts';
import { everyLineOf, linesOf } from './log-lines.ts';
import { reviewOf } from './review.ts';
import { seenBy } from './seen.ts';
import { refused } from './replies.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { publicTable, currentState, type Table } from './table.ts';
import type { Opened } from './windows.ts';

/**
 * As which viewer a window may read the log: as the seat whose drawer is open in it, if it is open at the deepest depth
 * or for a decision; else as the public.
 */
export function viewerOf({ depths }: Pick<AnyGame, 'depths'>, opened: Opened | undefined): Viewer {
  if (opened === undefined) return 'public';
  return opened.depth === DECISION || opened.depth === depths.at(-1) ? opened.seat : 'public';
}

/**
 * What happened since a seat last looked or moved; as the seat itself may read it if its drawer is open in this window.
 */
export function recap(host: Host, window: WindowId, table: Table, { seat }: RequestOf<'recap'>): Reply {
  if (table.head.seats[seat] === undefined) return refused(messageOf('no-such-seat', { seat }));
  const opened = host.windows.openedIn(window);
  const own = opened?.seat === seat ? opened : undefined;
  const since = own?.seen ?? seenBy(table, seat);
  const lines = linesOf(table, { viewer: viewerOf(table.game, own), of: (seq) => seq > since });
  return { type: 'recap', seat, lines };
}

/** The table after `at` moves, computed without changing the current one. @throws HashMismatch */
export function atMove(host: Host, window: WindowId, table: Table, { at }: RequestOf<'history'>): Reply {
  const { game, history, head } = table;
  const known = publicTable(table).history.live;
  if (at > known.length) return refused(messageOf('no-such-move', { at, played: known.length }));
  const asked = known[at - 1]?.entry;
  const length = history.live.findIndex(({ entry }) => entry === asked) + 1;
  const opened = host.windows.openedIn(window);
  // States computed on the way are not kept: a person may page through a whole game.
  const live = history.live.slice(0, length).map((played, index) => (index === length - 1 ? { ...played } : played));
  const state = computeState(game, { ...history, live }, snapshotsOf(host.store, game, head.id));
  const last = live.at(-1)?.entry.seq ?? 0;
  return {
    type: 'history',
    at,
    view: { ...game.view(state, 'public') },
    deciders: [...game.deciders(state)],
    ...(opened && { own: game.own(game.view(state, opened.seat), opened.depth) }),
    lines: linesOf(table, { viewer: viewerOf(game, opened), of: (seq) => seq === last }),
  };
}

/** Whether the game is over or given up: only then is anything told that was hidden. */
function isOver(table: Table): boolean {
  return table.history.abandoned || table.game.outcome(currentState(table)) !== undefined;
}

/** Everything that was hidden, once the game is over or given up. */
export function reveal(table: Table): Reply {
  if (!isOver(table)) return refused(messageOf('not-over'));
  const { game, head, history } = table;
  const state = currentState(table);
  const own = [...head.seats.keys()].map((seat) => game.own(game.view(state, seat), DECISION));
  return { type: 'revealed', own, lines: everyLineOf(history) };
}

/** How the game came to its end, once it is over or given up. */
export function review(table: Table): Reply {
  if (!isOver(table)) return refused(messageOf('not-over'));
  return { type: 'review', review: reviewOf(table.game, table.history) };
}
