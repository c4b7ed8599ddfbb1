import { defined } from '../../kernel/defined.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { evaluate } from '../bots/evaluation.ts';
import { playedOf, temperAt, worthOf } from '../bots/steward.ts';
import type { Box } from '../box.ts';
import { gameFlow } from '../flow.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { worthALook } from './worse.ts';

/** Glory by which players value a move otherwise than a steward does, at the most. */
const UNLIKE = 0.5;
const WORDS = 2 ** 31;

/** What each move is worth to the steward of that seat; minus infinity for what is not worth a look. */
export function priors(box: Box, state: State, seat: Seat, moves: readonly Move[]): number[] {
  const evaluation = evaluate(box, state, seat, temperAt(seat));
  const good = new Set(worthALook(box, state, seat, moves));
  return moves.map((move) => (good.has(move) ? worthOf(evaluation, move) : Number.NEGATIVE_INFINITY));
}

/** What the steward of that seat plays, or if that is not worth a look, the best of what is. */
export function play(box: Box, state: State, seat: Seat, rng: Rng): Move {
  const moves = gameFlow.legalMoves(box, state, seat);
  const evaluation = evaluate(box, state, seat, temperAt(seat));
  const played = playedOf(evaluation, moves, rng);
  if (played.type !== 'pass' && played.type !== 'build') return played;
  const good = worthALook(box, state, seat, moves);
  return good.includes(played) ? played : playedOf(evaluation, good, rng);
}

/**
 * What somebody might play who thinks about as the steward does. A search that knew for sure what others do would count on it, and lose to
 * everybody who does something else.
 */
export function follow(box: Box, state: State, seat: Seat, rng: Rng): Move {
  const moves = gameFlow.legalMoves(box, state, seat);
  if (moves.length === 1) return defined(moves[0]);
  const evaluation = evaluate(box, state, seat, temperAt(seat));
  let [best, most] = [moves[0], Number.NEGATIVE_INFINITY];
  for (const move of moves) {
    const worth = worthOf(evaluation, move) + (UNLIKE * rng.next()) / WORDS;
    if (worth > most) [best, most] = [move, worth];
  }
  return defined(best);
}
