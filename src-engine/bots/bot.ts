import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/** A player made of code. It sees what its seat has seen, and nothing else. */
export type Bot<T extends GameTypes> = {
  /** Its level, as people and commands name it. */
  readonly level: string;
  /**
   * The move `seat` wants: one of its legal moves, or a deal that `refusal` lets pass. Same input, same move.
   * @throws RangeError when `seat` owes no decision.
   */
  decide(game: Game<T>, information: T['information'], seat: Seat, rng: Rng): T['move'];
};
