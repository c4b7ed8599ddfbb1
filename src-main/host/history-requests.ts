import { mayRead } from '#engine/kernel/events.ts';
import type { Viewer } from '#engine/kernel/seat.ts';
import { DECISION, type Reply, type RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { AnyGame } from '#main/listed-game.ts';
import { everyLineOf, linesOf, numberOf } from './log-lines.ts';
import { pastPosition } from './past-position.ts';
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
  const { game } = table;
  const past = pastPosition(host, table, at);
  if ('code' in past) return refused(past);
  const { live, state } = past;
  const opened = host.windows.openedIn(window);
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

/** Which moves there are, as far as everybody knows. Events that begin a turn or a phase tell nothing that fades. */
export function indexOfMoves(shown: Table): Reply {
  const { game, history } = publicTable(shown);
  const moves = history.live.map(({ entry, events }) => ({
    seq: numberOf(history, entry.seq),
    seat: entry.seat,
    begins: events
      .filter(({ event: { type }, audience }) => mayRead(audience, 'public') && beginsPart(game, type))
      .map(({ event }) => ({ turn: event.type === game.turnEvent, event: { ...event } })),
  }));
  return { type: 'index', moves };
}

function beginsPart({ turnEvent, phaseEvent }: AnyGame, type: string): boolean {
  return type === turnEvent || type === phaseEvent;
}

/** Whether the game is over or given up: only then is anything told that was hidden. */
export function isOver(table: Table): boolean {
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
