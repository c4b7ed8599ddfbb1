import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import type { Measured, Row } from './figure.ts';

/** A game as it is played to be measured. */
export type Benched = {
  readonly listed: ListedGame;
  /** The same, made from its own data. */
  readonly game: AnyGame;
  /** What random games are played with. */
  readonly options: object;
  /** The turn a state stands in. */
  turnOf(state: object): number;
  /** How the campaign of a thousand moves is come by: its options, the level of its bots, the number of the first game tried. */
  readonly long: { readonly options: object; readonly level: string; readonly first: number };
};

/** What was measured, by the name of its row. */
export type Measures = Readonly<Record<string, Measured>>;

/** Rows that are measured together, in one run; what measures them is loaded only when one of them is asked for. */
export type Group = {
  readonly rows: readonly string[];
  /** Needs a Chromium on this computer. */
  readonly window?: true;
  measure(): Promise<Measures>;
};

/** What is measured of one game: its rows with the floor and the goal each is held against, and who measures them. */
export type Bench = {
  readonly rows: Readonly<Record<string, Row>>;
  readonly groups: readonly Group[];
};
