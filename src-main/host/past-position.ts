import type { Message } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { computeState } from './compute-state.ts';
import type { History } from './history.ts';
import { snapshotsOf } from './log-reading.ts';
import type { Host } from './host.ts';
import { publicTable, type Table } from './table.ts';

/** A position of a campaign, and the moves that led to it. */
export type PastPosition = Pick<History, 'live'> & { readonly state: object };

/**
 * The position after `at` of the moves that everybody knows of, computed without changing the current one; a message where there are
 * not so many. @throws HashMismatch
 */
export function pastPosition(host: Host, table: Table, at: number): PastPosition | Message {
  const { history } = table;
  const known = publicTable(table).history.live;
  if (at > known.length) return messageOf('no-such-move', { at, played: known.length });
  const asked = known[at - 1]?.entry;
  return positionAfter(host, table, history.live.findIndex(({ entry }) => entry === asked) + 1);
}

/** The position after the first `length` moves in force. @throws HashMismatch */
export function positionAfter(host: Host, { game, history, head }: Table, length: number): PastPosition {
  // States computed on the way are not kept: a person may page through a whole game.
  const live = history.live.slice(0, length).map((played, index) => (index === length - 1 ? { ...played } : played));
  return { live, state: computeState(game, { ...history, live }, snapshotsOf(host.store, game, head.id)) };
}
