import type { Seat } from '#engine/kernel/seat.ts';
import { PERSON, type Curtain, type Message, type Page } from '#main/contract/messages.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import type { CampaignHead, Glance } from '#main/storage/rows.ts';
import { json } from '#main/storage/transfer.ts';
import type { Situation } from './curtain.ts';
import { seatingOrder } from './seating.ts';
import { publicHistory, publicMoveCount } from './public-history.ts';
import { latestState, type History } from './history.ts';

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
