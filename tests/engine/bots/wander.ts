import type { FullMind } from '#engine/bots/mind.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/** Games without end: each begins by `options`, by its number; one decision in `astray` is left to chance, the others to the fast policy. */
export type Wandering<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly mind: FullMind<T>;
  readonly options: (number: number) => T['options'];
  readonly seed: string;
  readonly astray: number;
  /** Moves after which a game is left for the next. */
  readonly longest?: number;
};

/** A position in which `seat` decides, with the random numbers of the game it is of. The state goes on once the next is asked for. */
export type Moment<T extends GameTypes> = { readonly state: T['state']; readonly seat: Seat; readonly rng: Rng };

/** Every position of game after game, between players who do sensible and senseless things. */
export function* wander<T extends GameTypes>(wandering: Wandering<T>): Generator<Moment<T>> {
  const { game, mind, astray, longest = Infinity } = wandering;
  for (let number = 0; ; number++) {
    const seed = `${wandering.seed} ${number}`;
    const state = game.setup(wandering.options(number), seed, () => undefined);
    const rng = streamOf(seed);
    for (let count = 0; count < longest; count++) {
      const seat = game.deciders(state)[0];
      if (seat === undefined) break;
      yield { state, seat, rng };
      const moves = game.legalMoves(state, seat);
      const isAstray = pick(rng, astray) === 0;
      const move = isAstray ? elementAt(moves, pick(rng, moves.length)) : mind.play(state, seat, rng);
      game.apply(state, seat, move, () => undefined);
    }
  }
}
