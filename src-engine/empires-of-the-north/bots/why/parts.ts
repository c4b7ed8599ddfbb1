/** Parts that many worths have in common, each under the code of its reason. */
import { GOODS, type Goods } from '../../data/goods.ts';
import { cardOf, type AnyCard } from '../../pack-index.ts';
import type { Evaluation } from '../evaluation.ts';
import { moreOf } from '../goods.ts';
import { bonusWorth, placedWorth, priceCost, timeWorth } from '../placing.ts';
import { answersTo } from '../specials.ts';
import type { Tell } from './tell.ts';

/** Goods that come now. */
export function tellGoods(evaluation: Evaluation, goods: Goods, tell: Tell): number {
  let sum = 0;
  for (const good of GOODS) {
    const n = goods[good];
    if (n !== undefined) sum += tell('goods', moreOf(evaluation, good, n), { good, n });
  }
  return sum;
}

/** What a card brings that is placed, its price aside. */
export function tellPlaced(evaluation: Evaluation, card: AnyCard, of: number | undefined, tell: Tell): number {
  const whole = placedWorth(evaluation, card, of);
  const told =
    tell('card-point', 1) +
    tell('brings-later', timeWorth(evaluation, card, of), { card: card.id }) +
    tell('bonus', bonusWorth(evaluation, card), { card: card.id }) +
    tell('answers', answersTo(evaluation, 'build', card.id));
  return told + tell('', whole - told);
}

/** The price of a card. */
export const tellPrice = (evaluation: Evaluation, card: string, pay: Goods, tell: Tell): number =>
  tell('price', -priceCost(evaluation, cardOf(evaluation.box, card), pay), { card });
