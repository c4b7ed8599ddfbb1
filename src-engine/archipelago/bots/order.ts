import type { MoveOf } from '../moves.ts';
import { aheadOfMe } from './goals.ts';
import type { Sight } from './sight.ts';

/** Who is named next in the order of play: oneself, then whoever is least ahead. */
export function nameWorth(sight: Sight, { seat }: MoveOf<'name-next'>): number {
  return seat === sight.seat ? 100 : -aheadOfMe(sight, seat);
}
