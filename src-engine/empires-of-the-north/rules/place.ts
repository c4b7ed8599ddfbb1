import type { Filter } from '../data/effect.ts';
import type { Goods } from '../data/goods.ts';
import type { SeatContext } from './context.ts';

/** How a Location of the hand may be placed: for its price without `less`, or for nothing. */
export type Placing = {
  /** Which cards; any if absent. */
  readonly filter?: Filter | undefined;
  readonly less?: Goods | undefined;
  readonly free?: boolean | undefined;
};

/** A card placed: what is paid in goods (a price of one worker is none), and what a Copy copies. */
export type Placed = { readonly card: string; readonly pay: Goods; readonly of?: number };

/** Every way `seat` may place a Location of its hand; never a field, an upgrade or a boost. */
export function placeMoves(_context: SeatContext, _how: Placing): Placed[] {
  return [];
}
