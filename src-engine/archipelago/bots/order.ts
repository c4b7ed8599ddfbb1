import type { MoveOf } from '../moves.ts';
import { aheadOfMe } from './goals.ts';
import type { Evaluation } from './evaluation.ts';

/** Who is named next in the order of play: oneself, then whoever is least ahead. */
export function nameWorth(evaluation: Evaluation, { seat }: MoveOf<'name-next'>): number {
  return seat === evaluation.seat ? 100 : -aheadOfMe(evaluation, seat);
}
