import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import type { Measured, Row } from './figure.ts';

/** A game and how it is played for the measurements. */
export type BenchedGame = {
  readonly listed: ListedGame;
  /** The game, made from its own pack. */
  readonly game: AnyGame;
  /** Options of random games. */
  readonly options: object;
  /** The number of the turn in a state. */
  turnOf(state: object): number;
  /** How to get a campaign of 1000 moves: its options, the level of its bots, the number of the first game to try. */
  readonly long: { readonly options: object; readonly level: string; readonly first: number };
};

/** Measurements by the name of their row; `missing` says why there is none. */
export type Measures = Readonly<Record<string, Measured | { readonly missing: string }>>;

/** Rows measured together in one run. The code is loaded only when one of them is asked for. */
export type Group = {
  readonly rows: readonly string[];
  /** Whether Chromium is needed. */
  readonly window?: true;
  measure(): Promise<Measures>;
};

/** What is measured of one game: its rows with floor and goal, and the code that measures them. */
export type Bench = {
  readonly rows: Readonly<Record<string, Row>>;
  readonly groups: readonly Group[];
};
