import type { Game } from '#engine/kernel/game.ts';
import { checkGame, ContractFailure, type Check } from '../contract/check-game.ts';
import { toyData, usualForm } from './data.ts';
import { makeToy, toyGame, toySteps, type OpenToyTypes, type ToyTypes } from './toy.ts';
import type { ToyEmit, ToyMove, ToyState } from './types.ts';

/** A game of the toy's kind. */
export type Toy = Game<ToyTypes>;
/** A broken toy by the name of its fault, and what the harness must say of it. */
export type Broken = Record<string, [Toy, RegExp]>;

/** What the harness says of a toy of any form in some games; undefined where it finds nothing wrong. */
export function verdict<T extends ToyTypes | OpenToyTypes>(
  game: Game<T>,
  hooks: Partial<Check<T>> = {},
  games = 30,
): string | undefined {
  for (let seed = 0; seed < games; seed++) {
    try {
      checkGame(game, { options: { rounds: 1 + (seed % 6) }, seed: `broken ${seed}`, steps: 120, ...hooks });
    } catch (error) {
      if (error instanceof ContractFailure) return error.message;
      throw error;
    }
  }
  return undefined;
}

/** The toy with some members changed. */
export const toy = (change: Partial<Toy>): Toy => ({ ...toyGame, ...change });

/** The toy with something done after each move. */
export function thereafter(then: (state: ToyState, seat: number, move: ToyMove, emit: ToyEmit) => void): Toy {
  return toy({
    apply(state, seat, move, emit) {
      toyGame.apply(state, seat, move, emit);
      then(state, seat, move, emit);
    },
  });
}

/** The toy with each event told otherwise. */
export function telling(tell: (state: ToyState, emit: ToyEmit) => ToyEmit): Toy {
  return toy({ apply: (state, seat, move, emit) => toyGame.apply(state, seat, move, tell(state, emit)) });
}

/** The toy with some of its steps put out of order. */
export function stepping(steps: Partial<typeof toySteps>): Toy {
  return makeToy(usualForm, { ...toySteps, ...steps });
}

/** Building without a look ahead: the limit is only asked for at the end. */
export function unlimited(): typeof toySteps.build {
  const wide = { ...toyData, crowd: 99 };
  return {
    ...toySteps.build,
    refusal: (context, move) =>
      toySteps.build.refusal(move.type === 'done' ? context : { ...context, box: wide }, move),
  };
}
