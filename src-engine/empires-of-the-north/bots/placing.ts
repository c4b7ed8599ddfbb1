/** What it is worth to place Locations. */
import { GOODS, type Goods } from '../data/goods.ts';
import type { Effect, Face } from '../data/schema.ts';
import { faceOf, locationOf } from '../figures/faces.ts';
import { cardOf, type AnyCard } from '../pack-index.ts';
import { canPlaceCard } from '../rules/place.ts';
import type { Evaluation } from './evaluation.ts';
import { payCost, workersSpent } from './goods.ts';
import { fieldFuture } from './fields.ts';
import { futureOf } from './locations.ts';
import { answersTo } from './specials.ts';

/** What a card brings once it lies in the empire, its price aside: its point, what it does in time, its bonus, answers. */
export function placedWorth(evaluation: Evaluation, card: AnyCard, of?: number): number {
  const key = of === undefined ? card.id : `${card.id} ${of}`;
  const known = evaluation.cards.get(key);
  if (known !== undefined) return known;
  evaluation.cards.set(key, 1);
  const worth =
    1 + timeWorth(evaluation, card, of) + bonusWorth(evaluation, card) + answersTo(evaluation, 'build', card.id);
  evaluation.cards.set(key, worth);
  return worth;
}

/** What the building bonus of a card gives now. */
export const bonusWorth = (evaluation: Evaluation, card: AnyCard): number =>
  card.bonus === null ? 0 : evaluation.effectNow(evaluation, card.bonus, { by: null, extra: card, far: null });

/** What a card does in the rounds to come. A Copy does what its original does: the best of them, if none is named. */
export function timeWorth(evaluation: Evaluation, card: AnyCard, of?: number): number {
  if (card.face.kind !== 'copy') return faceTime(evaluation, card.face, card);
  const { box, state, seat, player } = evaluation;
  const named = of === undefined ? undefined : locationOf(state, seat, of);
  let best = 0;
  for (const location of named === undefined ? player.empire : [named]) {
    if (cardOf(box, location.card).face.kind !== 'copy') {
      best = Math.max(best, faceTime(evaluation, faceOf(box, state, location), card));
    }
  }
  return best;
}

/** A Storage counts by what is laid onto it, and a little for the room it has. */
function faceTime(evaluation: Evaluation, face: Face, card: AnyCard): number {
  if (face.kind === 'field') return fieldFuture(evaluation, face.goods);
  if (face.kind === 'storage') return 0.1 * evaluation.left;
  return futureOf(evaluation, face, card, true);
}

/** What it is worth to place a card and pay for it. */
export function paidPlacing(evaluation: Evaluation, card: AnyCard, pay: Goods, of?: number): number {
  return placedWorth(evaluation, card, of) - priceCost(evaluation, card, pay);
}

/** What a price costs, paid so. */
function priceCost(evaluation: Evaluation, { price }: AnyCard, pay: Goods): number {
  const workers = price !== null && 'worker' in price ? workersSpent(evaluation, 1) : 0;
  return payCost(evaluation, pay) + workers;
}

/** The best Location of the hand to be placed for nothing; undefined if there is none. */
export function bestConstruct(evaluation: Evaluation): number | undefined {
  let best: number | undefined;
  for (const id of evaluation.player.hand) {
    const card = cardOf(evaluation.box, id);
    if (card.location) best = Math.max(best ?? -Infinity, placedWorth(evaluation, card));
  }
  return best;
}

/** What the word "build" of a card is worth. */
export function buildWorth(evaluation: Evaluation, how: Extract<Effect, { do: 'build' }>): number {
  let best = 0;
  for (const id of evaluation.player.hand) {
    const card = cardOf(evaluation.box, id);
    if (!canPlaceCard(evaluation, card, how)) continue;
    best = Math.max(best, paidPlacing(evaluation, card, how.free === true ? {} : priceWithout(card, how.less)));
  }
  return best;
}

/** The goods of a price without what is waived. */
function priceWithout({ price }: AnyCard, less: Goods | undefined): Goods {
  if (price === null || 'worker' in price) return {};
  const left: Goods = {};
  for (const good of GOODS) {
    const amount = (price.goods[good] ?? 0) - (less?.[good] ?? 0);
    if (amount > 0) left[good] = amount;
  }
  return left;
}
