import { defined } from '#engine/kernel/defined.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { pick, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

/**
 * A move of `seat` chosen evenly among the legal ones. It sees nothing but its own information: what that leaves open is
 * dealt from `rng`, and the moves are those of the position so dealt.
 * @throws RangeError when `seat` owes no decision.
 */
export function randomMove<T extends GameTypes>(
  game: Game<T>,
  information: T['information'],
  seat: Seat,
  rng: Rng,
): T['move'] {
  return anyOf(game.legalMoves(game.sample(information, rng), seat), rng);
}

/** One of `moves`, each as likely as the next. */
export function anyOf<M>(moves: readonly M[], rng: Rng): M {
  if (moves.length === 0) throw new RangeError('nothing to choose from');
  return defined(moves[pick(rng, moves.length)]);
}

/** The bot that plays anything the rules allow, at any game. */
export const randomBot = { level: 'random', decide: randomMove } as const;
