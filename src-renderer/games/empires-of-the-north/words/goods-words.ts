import { GOODS, type Good, type Goods, type Thing } from '#engine/empires-of-the-north/data/schema.ts';
import { list, t } from './t.ts';

/** So many of a thing: “2 wood”, “1 raze token”, “3 resources”. */
export const amountWords = (thing: Thing | 'points' | 'cards', n: number): string => t(`amount.${thing}`, { n });

/** A thing without a number: “wood”, “raze tokens”. */
export const thingWords = (thing: Thing): string => t(`thing.${thing}`);

/** Goods as parts of a list, in the order of the rules. */
export const goodsParts = (goods: Goods): string[] =>
  GOODS.flatMap((good) => {
    const n = goods[good];
    return n === undefined ? [] : [amountWords(good, n)];
  });

/** Goods as a list: “2 wood and 1 fish”; nothing for none. */
export const goodsWords = (goods: Goods): string => list(goodsParts(goods));

/** Goods out of a list of amounts, in the order of the rules. */
export function goodsOf(amounts: readonly number[]): Goods {
  const goods: Partial<Record<Good, number>> = {};
  GOODS.forEach((good, at) => {
    const n = amounts[at] ?? 0;
    if (n > 0) goods[good] = n;
  });
  return goods;
}
