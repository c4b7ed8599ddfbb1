import { defined } from '../../kernel/defined.ts';
import { cardOf } from '../box.ts';
import type { MoveOf } from '../moves.ts';
import { isLastTurn, lowestPrice, priceOf } from '../figures/prices.ts';
import { cardWorth } from './cards.ts';
import { ifGoesOn, type Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';
import { stepPrice, wantsIndependence } from './unrest.ts';
import { florinsWorth } from './worth.ts';

/** Florins a steward keeps for the next turn: workers and buildings cost some. */
const RESERVE = 5;

/** What a card on the track is worth above its price. */
export function buyWorth(evaluation: Evaluation, { slot }: MoveOf<'buy'>, tell?: Tell): number {
  const held = evaluation.state.evolution.row[slot];
  if (held === undefined || held === null) return 0;
  const price = priceOf(evaluation.box, evaluation.state, slot);
  const bare = ifGoesOn(evaluation, Math.max(0, RESERVE + price - evaluation.screen.florins));
  tell?.('purse-bare', -0.7 * bare, { n: Math.max(0, evaluation.screen.florins - price) });
  return (
    cardWorth(evaluation, cardOf(evaluation.box, held.card), tell) + florinsWorth(evaluation, -price, tell) - 0.7 * bare
  );
}

/**
 * Rotating makes a card cheaper or dearer for the next turn, and in the end throws it away: what calms is kept alive, what
 * one wants gets cheaper. A Separatist sees to the opposite.
 */
export function rotateWorth(evaluation: Evaluation, { slot }: MoveOf<'rotate'>, tell?: Tell): number {
  const held = evaluation.state.evolution.row[slot];
  if (held === undefined || held === null) return 0;
  const card = cardOf(evaluation.box, held.card);
  const calms = card.effect.some((effect) => effect.do === 'rebellion' && effect.by < 0);
  const skull = isLastTurn(held.turned);
  const price = priceOf(evaluation.box, evaluation.state, slot);
  const next = skull ? price : defined(card.prices[held.turned + 1]);
  const wished = cardWorth(evaluation, card) - price;
  // A card that leaves uncovers another back, which may be a red one.
  const gone = skull ? -0.3 - (wantsIndependence(evaluation) ? -1 : 0.04 * stepPrice(evaluation)) : 0;
  const cheaper = wished > -2 ? 0.2 * (price - next) : 0;
  const worth = gone + cheaper + (calms && skull ? (wantsIndependence(evaluation) ? 1 : -1) : 0);
  const { card: id } = held;
  if (skull) tell?.('turned-away', worth, { card: id });
  else tell?.(next < price ? 'turned-cheaper' : 'turned-dearer', worth, { card: id, n: next });
  return worth;
}

/** A card a search turned up: no price is lower. */
export function takeCardWorth(evaluation: Evaluation, { card: id }: MoveOf<'take-card'>, tell?: Tell): number {
  const card = cardOf(evaluation.box, id);
  return cardWorth(evaluation, card, tell) + florinsWorth(evaluation, -lowestPrice(card), tell);
}
