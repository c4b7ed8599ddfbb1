import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/** A player made of code. It sees what its seat has seen, and nothing else. */
export type Bot<T extends GameTypes> = {
  /** Its level: the name that people and the command line use. */
  readonly level: string;
  /**
   * The move `seat` chooses: a legal move, or a deal that `refusal` allows. Deterministic.
   * @throws RangeError if `seat` owes no decision.
   */
  decide(game: Game<T>, information: T['information'], seat: Seat, rng: Rng): T['move'];
};
