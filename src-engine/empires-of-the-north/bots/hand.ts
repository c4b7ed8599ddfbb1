/** What cards are worth in the hand. */
import { defined } from '../../kernel/defined.ts';
import type { AnyCard } from '../pack-index.ts';
import { NOWHERE } from './amounts.ts';
import type { Evaluation } from './evaluation.ts';
import { newFieldWorth } from './fields.ts';
import { goodsLater } from './goods.ts';
import { usesLeft } from './demand.ts';
import { effectLater } from './later.ts';
import { placedWorth } from './placing.ts';

/** Cards that are played in a round. */
const PLAYED = 6;
/** How surely a card of each kind comes to be played. */
const SURE = { location: 0.9, field: 0.85, boost: 0.8 } as const;
/** What share of its worth a card has that comes with the last use of a pawn: some can be placed for goods. */
const TOO_LATE = 0.2;
/** A card of the deck that nobody has seen. */
const UNSEEN = 1.24;

/** How much one more card is worth beside so many others: not all of them will be played. */
export function crowded({ left, now }: Evaluation, others: number): number {
  return Math.min(1, Math.max(0.1, 1.25 - others / (PLAYED * (left + 0.8 * now) + 1)));
}

/** What it is worth to hold a card: what it brings once it is played, its price aside, as surely as that comes about. */
export function cardWorth(evaluation: Evaluation, card: AnyCard): number {
  const { face } = card;
  if (face.kind === 'boost') return SURE.boost * Math.max(0, effectLater(evaluation, face.effect, NOWHERE));
  if (card.location) return SURE.location * Math.max(0.1, placedWorth(evaluation, card) - priceLater(evaluation, card));
  return SURE.field * newFieldWorth(evaluation, card);
}

/** What a price costs, if one does not know when it will be paid: some cards are placed for nothing. */
function priceLater(evaluation: Evaluation, { price }: AnyCard): number {
  if (price === null) return 0;
  return 'worker' in price ? 0.4 : 0.85 * goodsLater(evaluation, price.goods);
}

/** Whether a card that is drawn now can hardly be played any more: the last use of a pawn is gone with it. */
const isLate = ({ left, now, player }: Evaluation): boolean => left === 0 && now === 1 && usesLeft(player) <= 1;

/** What a card drawn unseen is worth. */
export function drawnWorth(evaluation: Evaluation): number {
  const late = evaluation.left < 0.4 ? (isLate(evaluation) ? TOO_LATE : 0.65) : 1;
  return UNSEEN * late * crowded(evaluation, evaluation.player.hand.length);
}

/** What so many cards are worth together with the hand, the best ones first. */
export function cardsWorth(evaluation: Evaluation, worths: number[]): number {
  worths.sort((one, other) => other - one);
  let sum = 0;
  for (let at = 0; at < worths.length; at++) {
    sum += defined(worths[at]) * crowded(evaluation, evaluation.player.hand.length + at);
  }
  return sum;
}
