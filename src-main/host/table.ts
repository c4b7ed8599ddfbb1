import type { Seat } from '#engine/kernel/seat.ts';
import { PERSON, type Curtain, type Message, type Page } from '#main/contract/messages.ts';
import type { AnyGame, ListedGame } from '#main/games.ts';
import type { Log } from '#main/log.ts';
import type { CampaignHead, Glance } from '#main/storage/rows.ts';
import type { Store } from '#main/storage/store.ts';
import type { Situation } from './curtain.ts';
import { stateOf, type History } from './history.ts';
import type { Windows } from './windows.ts';

/** One campaign that lies open, as the host holds it in memory. */
export type Table = {
  readonly head: CampaignHead;
  readonly listed: ListedGame;
  readonly game: AnyGame;
  history: History;
  curtain: Curtain;
  /** Number of the page that is shown. */
  page: number;
  /** Entry of the youngest snapshot. */
  kept: number;
  /** Why it can only be read. */
  damage: Message | undefined;
  /** Why it stands still, and what to try again. */
  trouble: Message | undefined;
  retry: (() => Message | undefined) | undefined;
  /** The page, once made. */
  shown: Page | undefined;
  /** Ends what goes on beside the requests: bots, the audit. */
  stop: AbortController;
};

/** Everything the requests work with. */
export type Host = {
  readonly store: Store;
  readonly games: readonly ListedGame[];
  readonly log: Log;
  readonly windows: Windows;
  readonly tables: Map<string, Table>;
  /** Milliseconds between two moves of bots. */
  readonly pause: number;
};

/** A message key with what fills it. */
export function say(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}

/** Whether a person sits at `seat`. */
export function isPerson({ head }: Pick<Table, 'head'>, seat: Seat): boolean {
  return head.seats[seat]?.player === PERSON;
}

/** What the curtain depends on, in a state of the table. */
export function situation(table: Pick<Table, 'head' | 'game'>, state: object): Situation {
  const { head, game } = table;
  const deciders = game.deciders(state);
  return {
    level: head.level,
    persons: head.seats.flatMap((_, seat) => (isPerson(table, seat) ? [seat] : [])),
    owing: [...deciders].sort((a, b) => a - b).filter((seat) => isPerson(table, seat)),
    secret: game.secret(state),
    over: game.outcome(state) !== undefined,
  };
}

/** What the list of campaigns shows of a state. */
export function glanceOf(game: AnyGame, state: object, moves: number): Glance {
  const outcome = game.outcome(state);
  return {
    moves,
    summary: { ...game.summary(game.view(state, 'public')) },
    deciders: [...game.deciders(state)],
    over: outcome !== undefined,
    winners: outcome?.seats.flatMap(({ won }, seat) => (won ? [seat] : [])) ?? [],
    thumbnail: null,
    abandoned: false,
  };
}

/** The state on the table. */
export function stateOn(table: Table): object {
  return stateOf(table.history);
}
