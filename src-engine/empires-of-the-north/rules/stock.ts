import { defined } from '../../kernel/defined.ts';
import { GOODS, type Goods } from '../data/goods.ts';
import { AT, type Player } from '../state.ts';

/** Adds goods to a stock: from the supply, which never runs out (rulebook, "Limite de marchandises"). */
export function addGoods({ goods: stock }: Pick<Player, 'goods'>, goods: Goods): void {
  for (const good of GOODS) {
    const amount = goods[good];
    if (amount !== undefined) stock[AT[good]] = defined(stock[AT[good]]) + amount;
  }
}
