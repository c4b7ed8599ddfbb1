import { defined } from '#engine/kernel/defined.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { pick, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/**
 * A uniformly random legal move of `seat`, but none that does nothing where another is possible. Uses only its information set: what is hidden is sampled with `rng`, and the
 * moves are those of the sampled state.
 * @throws RangeError if `seat` owes no decision.
 */
export function randomMove<T extends GameTypes>(
  game: Game<T>,
  information: T['information'],
  seat: Seat,
  rng: Rng,
): T['move'] {
  return anyOf(usefulMoves(game, game.legalMoves(game.sample(information, rng), seat)), rng);
}

/** The moves that do something; all of them if none does. */
export function usefulMoves<T extends GameTypes>(
  { idle }: Pick<Game<T>, 'idle'>,
  moves: readonly T['move'][],
): readonly T['move'][] {
  if (idle === undefined) return moves;
  const useful = moves.filter((move) => !idle(move));
  return useful.length > 0 ? useful : moves;
}

/** A uniformly random element of `moves`. @throws RangeError if there is none. */
export function anyOf<M>(moves: readonly M[], rng: Rng): M {
  if (moves.length === 0) throw new RangeError('nothing to choose from');
  return defined(moves[pick(rng, moves.length)]);
}

/** The bot that plays random legal moves, at any game. */
export const randomBot = { level: 'random', decide: randomMove } as const;
