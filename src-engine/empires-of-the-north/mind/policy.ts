import { defined } from '../../kernel/defined.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { evaluate } from '../bots/evaluate.ts';
import { playedOf, temperAt } from '../bots/steward.ts';
import { worthOf } from '../bots/why/worths.ts';
import type { Box } from '../box.ts';
import { gameFlow } from '../flow.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { sameButPaid } from './worse.ts';

/** Points by which players value a move otherwise than a steward does, at the most. */
const UNLIKE = 0.35;
const WORDS = 2 ** 31;

/** What each move is worth to the steward of that seat; minus infinity for what is not worth a look. */
export function priors(box: Box, state: State, seat: Seat, moves: readonly Move[]): number[] {
  const evaluation = evaluate(box, state, seat, temperAt(seat));
  const worths = moves.map((move) => worthOf(evaluation, move));
  const best = new Map<string, number>();
  moves.forEach((move, index) => {
    const key = sameButPaid(evaluation, move);
    const worth = defined(worths[index]);
    if (worth > (best.get(key) ?? Number.NEGATIVE_INFINITY)) best.set(key, worth);
  });
  return moves.map((move, index) => {
    const worth = defined(worths[index]);
    return worth < defined(best.get(sameButPaid(evaluation, move))) ? Number.NEGATIVE_INFINITY : worth;
  });
}

/** What the steward of that seat plays. */
export const play = (box: Box, state: State, seat: Seat, rng: Rng): Move =>
  playedOf(evaluate(box, state, seat, temperAt(seat)), gameFlow.legalMoves(box, state, seat), rng);

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
