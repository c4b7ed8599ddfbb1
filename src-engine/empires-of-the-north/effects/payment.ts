import type { Refusal } from '../../kernel/refusal.ts';
import type { Cost } from '../data/effect.ts';
import type { Goods } from '../data/goods.ts';
import type { MoveContext, SeatContext } from '../rules/context.ts';
import type { Player } from '../state.ts';

/** A way to pay the cost of an effect: what leaves the stock, and the Location that is dropped or exhausted. */
export type CostWay = { readonly pay: Goods; readonly target?: number | undefined };

/** All ways to pay goods, gold standing for any resources (ruling 52): those with the least gold first. */
export function paymentsFor(_player: Player, _goods: Goods): Goods[] {
  throw new Error('not yet written');
}

/** Whether there is any way to pay goods. */
export function canPay(_player: Player, _goods: Goods): boolean {
  throw new Error('not yet written');
}

/** Why `pay` does not pay `cost`, or undefined. */
export function paymentRefusal(_player: Player, _cost: Goods, _pay: Goods, _rule: string): Refusal | undefined {
  throw new Error('not yet written');
}

/** Goods leave the stock. */
export function payGoods(_player: Player, _pay: Goods): void {
  throw new Error('not yet written');
}

/** All ways to pay for an effect that stands on Location `by`; none if it cannot be paid. Without a cost, the one empty way. */
export function costWays(_context: SeatContext, _cost: Cost | undefined, _by: number | null): CostWay[] {
  throw new Error('not yet written');
}

/** Why `way` does not pay `cost`, or undefined. */
export function costRefusal(
  _context: SeatContext,
  _cost: Cost | undefined,
  _way: CostWay,
  _asked: { readonly by: number | null; readonly rule: string },
): Refusal | undefined {
  throw new Error('not yet written');
}

/**
 * Pays. What a drop or an exhaust sets off lies on the stack afterwards; to let it come before the effect, open the effect first.
 * @returns the kinds of goods paid, as places in `GOODS`, for `Opened.paid`
 */
export function payCost(_context: MoveContext, _cost: Cost | undefined, _way: CostWay, _by: number | null): number[] {
  throw new Error('not yet written');
}
