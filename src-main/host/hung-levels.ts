import type { Seat } from '#engine/kernel/seat.ts';
import { BotHang } from '#main/bots/question.ts';
import type { Message } from '#main/contract/messages.ts';
import { replaceLevel } from './change-history.ts';
import { commit } from './commit.ts';
import { afterSeat } from './curtain.ts';
import type { Host } from './host.ts';
import { peopleOf } from './seen.ts';
import { situation, type Table } from './table.ts';

/** How often a level may hang in a campaign before the level below takes its seats. */
const MOST = 2;

const keyOf = ({ head }: Pick<Table, 'head'>, level: string): string => `${head.id} ${level}`;

/** Counts it against a level of this campaign where `error` says that its worker hung. */
export function countHang(host: Host, table: Pick<Table, 'head'>, level: string, error: unknown): void {
  const key = keyOf(table, level);
  if (error instanceof BotHang) host.hangs.set(key, (host.hangs.get(key) ?? 0) + 1);
}

/** The level is trusted again: it was given a seat anew. */
export function forgetHangs(host: Host, table: Pick<Table, 'head'>, level: string): void {
  host.hangs.delete(keyOf(table, level));
}

/**
 * The level that takes the place of one that hung: of those that think the one listed before, below them the adviser, below
 * whoever decides at once the first of the list; undefined below that.
 */
export function levelBelow(
  { bots, thinkers, listed }: Pick<Table, 'bots' | 'thinkers'> & { readonly listed: { readonly adviser?: string } },
  level: string,
): string | undefined {
  const [lowest] = bots;
  const rank = thinkers.indexOf(level);
  const below = rank > 0 ? thinkers[rank - 1] : rank === 0 ? (listed.adviser ?? lowest) : lowest;
  return below === level ? undefined : below;
}

/**
 * Where the level at `seat` has hung too often in this campaign, the level below takes all its seats, with entries in the log, and
 * the bot is asked anew. Who sat down meanwhile stays, and so does a level that has none below.
 */
export function replaceIfHung(host: Host, table: Table, seat: Seat): void {
  const level = table.head.seats[seat]?.player ?? '';
  const below = levelBelow(table, level);
  if (below === undefined || (host.hangs.get(keyOf(table, level)) ?? 0) < MOST) return;
  const hung = [...table.head.seats.keys()].filter((other) => table.head.seats[other]?.player === level);
  const seats = table.head.seats.map((one) => (one.player === level ? { ...one, player: below } : one));
  host.log.warn('level-replaced', { campaign: table.head.id, level, below, seats: hung.length });
  forgetHangs(host, table, level);
  const attempt = (): Message | undefined => {
    const change = replaceLevel(
      table.history,
      hung.map((other) => ({ seat: other, name: seats[other]?.name ?? '' })),
      level,
      below,
    );
    const now = situation({ game: table.game, head: { ...table.head, seats } }, change.state, change.history);
    return commit(host, table, change, afterSeat(table.curtain, now, seat), attempt, { ...peopleOf(table), seats });
  };
  attempt();
}
