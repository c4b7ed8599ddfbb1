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

/**
 * What the steward of that seat plays. Lines are played on by it as well: with chance in what others do, lines of the same deal differ so much
 * that a search with few deals hardly tells moves apart.
 */
export const play = (box: Box, state: State, seat: Seat, rng: Rng): Move =>
  playedOf(evaluate(box, state, seat, temperAt(seat)), gameFlow.legalMoves(box, state, seat), rng);
