import type { Refusal } from '../../kernel/refusal.ts';
import type { Cost } from '../data/effect.ts';
import type { SeatContext } from '../rules/context.ts';
import type { Opened } from './open.ts';
import type { CostWay } from './payment.ts';

/** Whether an effect would change anything now, as far as its seat knows (ruling 53). Copies nothing. */
export function couldDo(_context: SeatContext, _what: Opened): boolean {
  throw new Error('not yet written');
}

/** `couldDo` as the argument of rules that are asked by the words themselves, such as `canDeclare`. */
export type CouldDo = typeof couldDo;

/**
 * Why an effect is not offered, because it could change nothing; undefined if it could. The refusal is private where only the
 * hand of the seat tells. With `cost` and `way` it is asked as it would be once that is paid.
 */
export function effectRefusal(
  _context: SeatContext,
  _what: Opened,
  _rule: string,
  _paid?: { readonly cost: Cost; readonly way: CostWay },
): Refusal | undefined {
  throw new Error('not yet written');
}
