import type { Game } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { evaluate } from '../bots/evaluation.ts';
import { best, temperOf, worthOf } from '../bots/steward.ts';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

type Table = { readonly game: Game<ArchipelagoTypes>; readonly box: Box };

/**
 * What the steward would play in a state that was sampled, but for offers: making one up costs more than all else, and a deal is no
 * reason why one move of the seat's own is better than another.
 */
export function play({ game, box }: Table, state: State, seat: Seat, rng: Rng): Move {
  const moves = game.legalMoves(state, seat);
  return best(evaluate(game, box, state, seat, temperOf(seat)), moves, rng);
}

/** What the steward makes of each move, in florins; the same reservations as `play`. */
export function priors({ game, box }: Table, state: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  const evaluation = evaluate(game, box, state, seat, temperOf(seat));
  return moves.map((move) => worthOf(evaluation, move));
}
