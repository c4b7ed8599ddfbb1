import type { MoveOf } from '../moves.ts';
import { pending, type Evaluation } from './evaluation.ts';
import { aheadOfMe } from './goals.ts';
import { leadCode } from './opponents.ts';
import type { Tell } from './tell.ts';

/** Who is named next in the order of play: oneself, then whoever is least ahead. */
export function nameWorth(evaluation: Evaluation, { seat }: MoveOf<'name-next'>, tell?: Tell): number {
  if (seat === evaluation.seat) {
    tell?.('lead', 100, { n: placeNamed(evaluation) });
    return 100;
  }
  const worth = -aheadOfMe(evaluation, seat);
  tell?.(leadCode('behind', worth), worth, { seat });
  return worth;
}

/** The place in the order that is named. */
function placeNamed(evaluation: Evaluation): number {
  const frame = pending(evaluation);
  return frame?.kind === 'order' ? frame.named.length + 1 : 1;
}
