import type { Seat } from '#engine/kernel/seat.ts';
import { PERSON, type Curtain, type Message, type Page } from '#main/contract/messages.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import type { CampaignHead, Glance } from '#main/storage/rows.ts';
import { asJson } from '#main/storage/export-file.ts';
import type { Situation } from './curtain.ts';
import { seatingOrder } from './seating.ts';
import { publicHistory, publicMoveCount } from './public-history.ts';
import { latestState, type History } from './history.ts';

/** One open campaign, as the host holds it in memory. */
export type Table = {
  head: CampaignHead;
  readonly listed: ListedGame;
  readonly game: AnyGame;
  /** Levels of the bots that could take over a seat. */
  readonly bots: readonly string[];
  /** Those of them that think before they decide, and can be told to decide now. */
  readonly thinkers: readonly string[];
  /** Those of them that conclude from what they have seen: see `beliefs.ts`. */
  readonly believers: readonly string[];
  history: History;
  curtain: Curtain;
  /** When the curtain last moved, by the host's clock. */
  curtainMovedAt: number;
  /** For each seat, the number of the last entry in force when it looked. */
  looked: readonly number[];
  /** Persons who have agreed to give the campaign up. */
  consents: readonly Seat[];
  /** The entry at which the campaign was upgraded to newer rules; null if it never was. */
  readonly baseSeq: number | null;
  /** Number of the current public page. */
  page: number;
  /** Changes since that page that published none: secret steps, and secret steps taken back. */
  step: number;
  /** How many of these steps can be taken back. */
  back: number;
  /** When the grace period ends, by the host's clock; undefined if none is running. */
  graceEndsAt: number | undefined;
  /** Ends the grace period early. */
  endGrace: AbortController;
  /** Milliseconds until a decision that leaves nothing to choose closes by itself; 0 for never. */
  readonly closeAfter: number;
  /** Runs until the pending decision closes by itself. */
  closeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the pending decision stays open until a move is played, whatever is left to choose. */
  keptOpen: boolean;
  /** Entry of the newest snapshot. */
  lastSnapshot: number;
  /** Why the campaign is read-only. */
  damage: Message | undefined;
  /** Whether the log does not match its seal: it must pass an audit before anything is played. */
  suspect: boolean;
  /** What was once damaged in it. */
  mark: Message | undefined;
  /** Why the table is halted, and what a retry does. */
  trouble: Message | undefined;
  retry: (() => Message | undefined) | undefined;
  /** The public page, once made. */
  cachedPage: Page | undefined;
  /** The clock when the table was opened, and the seconds since then that are stored. */
  readonly openedAt: number;
  storedPlaytime: number;
  /** Aborted when the table closes; ends its bots and its audit. */
  closing: AbortController;
  /** Aborts the question to the bot about the current page. */
  thinking: AbortController | undefined;
  /** Aborted when that bot is to decide with what it has found. */
  hurry: AbortController;
  /** Aborted with each page: ends what a coach is asked about it. */
  coaching: AbortController;
};

/** Whether a person sits at `seat`. */
export function isPerson({ head }: { readonly head: Pick<CampaignHead, 'seats'> }, seat: Seat): boolean {
  return head.seats[seat]?.player === PERSON;
}

/**
 * What the curtain depends on, in a state of the table; `history` leads to that state and is absent before the first
 * move.
 */
export function situation(
  table: Pick<Table, 'game'> & { readonly head: Pick<CampaignHead, 'seats' | 'level'>; readonly history?: History },
  state: object,
  history = table.history,
): Situation {
  const { head, game } = table;
  const persons = seatingOrder(head.seats).filter((seat) => isPerson(table, seat));
  const deciders = game.deciders(state);
  return {
    // A game that hides nothing is treated like the level `open`: nobody has to look away.
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
    thumbnail: asJson(listed.thumbnail(view)),
    abandoned,
  };
}

/** What the list shows of an open table. */
export function currentGlance({ game, history, listed }: Table): Glance {
  return glanceOf(game, latestState(history), publicMoveCount(game, history), listed, history.abandoned);
}

/** The table with only the public history (see `public-history.ts`); everything public is computed from this one. */
export function publicTable(table: Table): Table {
  const history = publicHistory(table.game, table.history);
  return history === table.history ? table : { ...table, history };
}

/** The current state of the table. */
export function currentState(table: Table): object {
  return latestState(table.history);
}
