import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Advice, Worth } from './advice.ts';
import type { Belief } from './belief.ts';
import type { Limits, Thought } from './search.ts';

/** How a bot is to think. */
export type Thinking<T extends GameTypes> = Limits<T> & {
  /** Whether deals are left aside: then all that is found are moves with their chances. */
  readonly quietly?: boolean;
  /** What it concludes from what it has seen, where that is told. */
  readonly belief?: object;
};

/** A player made of code. It sees what its seat has seen, and nothing else. */
export type Bot<T extends GameTypes> = {
  /** Its level: the name that people and the command line use. */
  readonly level: string;
  /**
   * The move `seat` chooses: a legal move, or a deal that `refusal` allows. Deterministic. `belief` is what it concludes from what it has
   * seen, where that is told; a bot decides without it too.
   * @throws RangeError if `seat` owes no decision.
   */
  decide(game: Game<T>, information: T['information'], seat: Seat, rng: Rng, belief?: object): T['move'];
  /** How it concludes from what others do in the open; a bot without it goes by its information alone. */
  readonly belief?: Belief<T>;
  /**
   * What it finds before it decides; `decide` makes the move of it. Deterministic, unless `limits` end it early. A bot without it
   * decides at once.
   * @throws RangeError if `seat` owes no decision.
   */
  think?(game: Game<T>, information: T['information'], seat: Seat, rng: Rng, limits?: Thinking<T>): Thought<T['move']>;
  /**
   * The legal move it would make in the place of `seat`, and why; or what speaks for and against `wanted`, where that is named. A bot without
   * it has no reasons in words.
   * @throws RangeError if `seat` owes no decision, or cannot make `wanted`.
   */
  advise?(game: Game<T>, information: T['information'], seat: Seat, rng: Rng, wanted?: T['move']): Advice<T['move']>;
  /**
   * What each legal move of `seat` is worth in the bot's unit; empty where it orders them without measuring them, so that
   * their differences say nothing.
   */
  worths?(game: Game<T>, information: T['information'], seat: Seat, rng: Rng): readonly Worth<T['move']>[];
  /** The same player with `factor` times the work; absent where its work is always the same. */
  scaled?(factor: number): Bot<T>;
  /** The smallest difference of worths that is worth telling a person about. */
  readonly telling?: number;
};
