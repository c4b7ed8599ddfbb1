import { given } from '../../kernel/given.ts';
import { cardOf } from '../box.ts';
import type { MoveOf } from '../moves.ts';
import { priceOf } from '../figures/prices.ts';
import { cardWorth } from './cards.ts';
import type { Sight } from './sight.ts';
import { stepPrice, stirs } from './unrest.ts';
import { coins } from './worth.ts';

/** Florins a steward keeps for the next turn: workers and buildings cost some. */
const RESERVE = 5;

/** What a card on the track is worth above its price. */
export function buyWorth(sight: Sight, { slot }: MoveOf<'buy'>): number {
  const held = sight.state.evolution.row[slot];
  if (held === undefined || held === null) return 0;
  const price = priceOf(sight.box, sight.state, slot);
  const bare = Math.max(0, RESERVE + price - sight.screen.florins);
  return cardWorth(sight, cardOf(sight.box, held.card)) + coins(sight, -price) - 0.7 * bare;
}

/**
 * Rotating makes a card cheaper or dearer for the next turn, and in the end throws it away: what calms is kept alive, what
 * one wants gets cheaper. A Separatist sees to the opposite.
 */
export function rotateWorth(sight: Sight, { slot }: MoveOf<'rotate'>): number {
  const held = sight.state.evolution.row[slot];
  if (held === undefined || held === null) return 0;
  const card = cardOf(sight.box, held.card);
  const calms = card.effect.some((effect) => effect.do === 'rebellion' && effect.by < 0);
  const skull = held.turned === 2;
  const price = given(card.prices[held.turned]);
  const next = skull ? price : given(card.prices[held.turned + 1]);
  const wished = cardWorth(sight, card) - price;
  // A card that leaves uncovers another back, which may be a red one.
  const gone = skull ? -0.3 - (stirs(sight) ? -1 : 0.04 * stepPrice(sight)) : 0;
  const cheaper = wished > -2 ? 0.2 * (price - next) : 0;
  return gone + cheaper + (calms && skull ? (stirs(sight) ? 1 : -1) : 0);
}

/** A card a search turned up: no price is lower. */
export function takeCardWorth(sight: Sight, { card: id }: MoveOf<'take-card'>): number {
  const card = cardOf(sight.box, id);
  return cardWorth(sight, card) + coins(sight, -Math.min(...card.prices));
}
