import type { Seat } from '#engine/kernel/seat.ts';
import { PERSON, type Curtain, type Message, type Page } from '#main/contract/messages.ts';
import type { BotPool } from '#main/bots/question.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import type { Importer } from '#main/importing/importer.ts';
import type { Log } from '#main/log.ts';
import type { CampaignHead, Glance } from '#main/storage/rows.ts';
import { json } from '#main/storage/transfer.ts';
import type { Store } from '#main/storage/store.ts';
import type { Situation } from './curtain.ts';
import { seatingOrder } from './seating.ts';
import { publicHistory, publicMoveCount } from './public-history.ts';
import { latestState, type History } from './history.ts';
import type { Windows } from './windows.ts';

/** One campaign that lies open, as the host holds it in memory. */
export type Table = {
  head: CampaignHead;
  readonly listed: ListedGame;
  readonly game: AnyGame;
  /** Bots that could take a seat over, by level. */
  readonly bots: readonly string[];
  history: History;
  curtain: Curtain;
  /** When the curtain moved last, by the host's clock. */
  curtainMovedAt: number;
  /** The last move, by its entry, that stood when each seat looked, by seat. */
  looked: readonly number[];
  /** Persons who would give the campaign up. */
  consents: readonly Seat[];
  /** The entry at which newer rules took it over, if ever they did. */
  readonly baseSeq: number | null;
  /** Number of the page that is shown. */
  page: number;
  /** What has been done since then that turned no page: steps inside a secret decision, and steps taken back. */
  step: number;
  /** How many of these steps can be taken back. */
  back: number;
  /** Until when, by the host's clock, a bot waits after a person's move that can be taken back. */
  graceEndsAt: number | undefined;
  /** Ends that waiting. */
  endGrace: AbortController;
  /** Entry of the youngest snapshot. */
  lastSnapshot: number;
  /** Why it can only be read. */
  damage: Message | undefined;
  /** Whether its log is not what was written, and has to be looked through before anything is played. */
  suspect: boolean;
  /** What was once damaged in it. */
  mark: Message | undefined;
  /** Why it stands still, and what to try again. */
  trouble: Message | undefined;
  retry: (() => Message | undefined) | undefined;
  /** The page, once made. */
  cachedPage: Page | undefined;
  /** The clock's reading when it was laid on the table, and the seconds since that are on the disk. */
  readonly openedAt: number;
  storedPlaytime: number;
  /** Ends what goes on beside the requests: bots, the audit. */
  closing: AbortController;
  /** Takes back what the bot in turn was asked about this page. */
  thinking: AbortController | undefined;
};

/** Everything the requests work with. */
export type Host = {
  readonly store: Store;
  readonly games: readonly ListedGame[];
  readonly log: Log;
  readonly windows: Windows;
  readonly tables: Map<string, Table>;
  /** The campaigns whose log has been found to be what was sealed. */
  readonly proved: Set<string>;
  /** Milliseconds between two moves of bots. */
  readonly pause: number;
  /** Milliseconds a bot waits after a person's move that can be taken back; 0 where it does not wait. */
  readonly pace: number;
  /** Milliseconds by a clock that never goes back. */
  readonly now: () => number;
  /** Milliseconds between the two presses at the curtain, in which the others look away. */
  readonly deadTime: number;
  /** Where bots think. */
  readonly bots: BotPool;
  /** Draws what fixes the secrets of a new campaign; it stays in the campaign's row. */
  readonly secret: () => string;
  /** The data of games that were read once, by their hash. */
  readonly packs: Map<string, object>;
  /** Where campaign files are read. */
  readonly importer: Importer;
  /** What stops the import of each window that brings a file in. */
  readonly imports: Map<WindowId, AbortController>;
};

/** A message key with what fills it. */
export function messageOf(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}

/** Whether a person sits at `seat`. */
export function isPerson({ head }: { readonly head: Pick<CampaignHead, 'seats'> }, seat: Seat): boolean {
  return head.seats[seat]?.player === PERSON;
}

/** What the curtain depends on, in a state of the table; `history` is what led there, where anything was played. */
export function situation(
  table: Pick<Table, 'game'> & { readonly head: Pick<CampaignHead, 'seats' | 'level'>; readonly history?: History },
  state: object,
  history = table.history,
): Situation {
  const { head, game } = table;
  const persons = seatingOrder(head.seats).filter((seat) => isPerson(table, seat));
  const deciders = game.deciders(state);
  return {
    // Where nothing is hidden nobody has to look away: as at the level at which people hide nothing.
    level: head.level ?? 'open',
    persons,
    owing: persons.filter((seat) => deciders.includes(seat)),
    last:
      history && publicHistory(game, history).live.findLast(({ entry }) => persons.includes(entry.seat))?.entry.seat,
    secret: game.secret(state),
    over: history?.abandoned === true || game.outcome(state) !== undefined,
  };
}

/** What the list of campaigns shows of a state. */
export function glanceOf(game: AnyGame, state: object, moves: number, listed: ListedGame, abandoned = false): Glance {
  const outcome = game.outcome(state);
  const view = game.view(state, 'public');
  return {
    moves,
    summary: { ...game.summary(view) },
    deciders: abandoned ? [] : [...game.deciders(state)],
    over: outcome !== undefined,
    winners: outcome?.seats.flatMap(({ won }, seat) => (won ? [seat] : [])) ?? [],
    thumbnail: json(listed.thumbnail(view)),
    abandoned,
  };
}

/** What the list shows of a table. */
export function currentGlance({ game, history, listed }: Table): Glance {
  return glanceOf(game, latestState(history), publicMoveCount(game, history), listed, history.abandoned);
}

/** The table as everybody knows it, see `as-all-know.ts`: what is public is worked out from this one. */
export function publicTable(table: Table): Table {
  const history = publicHistory(table.game, table.history);
  return history === table.history ? table : { ...table, history };
}

/** The state on the table. */
export function currentState(table: Table): object {
  return latestState(table.history);
}
