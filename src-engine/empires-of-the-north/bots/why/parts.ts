/** Parts that many worths have in common, each under the code of its reason. */
import { GOODS, type Goods } from '../../data/goods.ts';
import { locationOf } from '../../figures/faces.ts';
import { cardOf, type AnyCard } from '../../pack-index.ts';
import type { Evaluation } from '../evaluation.ts';
import { chosenCost } from '../costs.ts';
import { moreOf, payCost, workersSpent } from '../goods.ts';
import { bonusWorth, placedWorth, timeWorth } from '../placing.ts';
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
    tell(evaluation.state.last ? 'brings-last' : 'brings-later', timeWorth(evaluation, card, of), { card: card.id }) +
    tell('bonus', bonusWorth(evaluation, card), { card: card.id }) +
    tell('answers', answersTo(evaluation, 'build', card.id));
  return told + tell('', whole - told);
}

/** Goods that are paid, each by its name, and workers. */
export const tellPaid = (evaluation: Evaluation, pay: Goods, workers: number, tell: Tell): number =>
  tell('paid', -payCost(evaluation, pay), pay) + tellWorkers(evaluation, workers, tell);

/** Workers that are spent. */
export const tellWorkers = (evaluation: Evaluation, n: number, tell: Tell): number =>
  tell('workers', -workersSpent(evaluation, n), { n });

/** The price of a card. */
export function tellPrice(evaluation: Evaluation, card: string, pay: Goods, tell: Tell): number {
  const { price } = cardOf(evaluation.box, card);
  return tellPaid(evaluation, pay, price !== null && 'worker' in price ? 1 : 0, tell);
}

/** An own Location that is discarded or exhausted, as a cost or by an effect. */
export function tellGiven(evaluation: Evaluation, dropped: boolean, id: number, tell: Tell): number {
  const card = locationOf(evaluation.state, evaluation.seat, id)?.card ?? '';
  return tell(dropped ? 'dropped' : 'exhausted', -chosenCost(evaluation, dropped, id), { card });
}
