import type { Seat } from '#engine/kernel/seat.ts';
import { PERSON } from '#main/contract/messages.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import type { CampaignHead, Glance } from '#main/storage/rows.ts';
import { asJson } from '#main/storage/export-file.ts';
import type { Clocks } from './clocks.ts';
import type { Situation } from './curtain.ts';
import type { Position } from './position.ts';
import { seatingOrder } from './seating.ts';
import type { Standing } from './standing.ts';
import { publicHistory, publicMoveCount } from './public-history.ts';
import { latestState, type History } from './history.ts';

/** What does not change while a campaign is open. */
type Fixed = {
  readonly listed: ListedGame;
  readonly game: AnyGame;
  /** Levels of the bots that could take over a seat. */
  readonly bots: readonly string[];
  /** Those of them that think before they decide, and can be told to decide now. */
  readonly thinkers: readonly string[];
  /** Those of them that conclude from what they have seen: see `beliefs.ts`. */
  readonly believers: readonly string[];
  /** The entry at which the campaign was upgraded to newer rules; null if it never was. */
  readonly baseSeq: number | null;
  /** Milliseconds until a decision that leaves nothing to choose closes by itself; 0 for never. */
  readonly closeAfter: number;
};

/**
 * One open campaign, as the host holds it in memory: where it is, what runs for it, and what the store says of it. Each of
 * the three is changed by the functions of its own file and read by everybody.
 */
export type Table = Fixed & Position & Clocks & Standing;

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
