import { emptyStock } from '../stock.ts';
import type { Goods } from '../terms.ts';

/** One side of a deal that gives nothing. */
export function noGoods(): Goods {
  return { florins: 0, cubes: emptyStock(), tokens: 0, cards: [], permission: false, place: null, stand: 0 };
}
