/** What fields are worth: their point, their goods, and better harvests. */
import type { Goods } from '../data/goods.ts';
import { locationOf } from '../figures/faces.ts';
import { fieldsIn, harvestOf, takesUpgrade, upgradeGoods } from '../figures/harvest.ts';
import type { MoveOf } from '../moves.ts';
import { cardOf, type AnyCard } from '../pack-index.ts';
import type { Location } from '../state.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { goodsLater, goodsWorth } from './goods.ts';
import { answersTo } from './specials.ts';

/** Harvests of the best field in a round to come. */
const HARVESTS = 0.9;
/** How much a field brings that is not the best: another mix of goods. */
const MIX = 0.13;

/** What the harvest of a Location brings now. */
export const harvestWorth = (evaluation: Evaluation, location: Location): number =>
  goodsWorth(evaluation, harvestOf(evaluation.box, evaluation.state, location));

/** What the best harvest of a round to come brings, as things stand. */
const bestLater = (evaluation: Evaluation): number => memo(evaluation, 'best later', () => harvestLater(evaluation));

function harvestLater(evaluation: Evaluation): number {
  const { box, state, player } = evaluation;
  let best = 0;
  for (const field of fieldsIn(box, state, player.empire)) {
    best = Math.max(best, goodsLater(evaluation, harvestOf(box, state, field)));
  }
  return best;
}

/** What a field is worth in all rounds to come that would bring so much a harvest. */
function harvestsLater(evaluation: Evaluation, harvest: number): number {
  const better = Math.max(0, harvest - bestLater(evaluation));
  return (HARVESTS * better + MIX * harvest) * evaluation.left * evaluation.temper.engine;
}

/** What a field of its own brings, besides its goods of now. */
export const fieldFuture = (evaluation: Evaluation, goods: Goods): number =>
  harvestsLater(evaluation, goodsLater(evaluation, goods));

/** What a card of the hand brings as a field or an upgrade, at its best. */
export function newFieldWorth(evaluation: Evaluation, card: AnyCard): number {
  const { box, player } = evaluation;
  const goods = upgradeGoods(box, card.id);
  let best = card.lying.kind === 'field' ? fieldWorth(evaluation, { card: card.id, under: null }) : 0.2;
  if (goods === undefined) return best;
  for (const location of player.empire) {
    if (takesUpgrade(box, location, goods)) {
      best = Math.max(best, fieldWorth(evaluation, { card: card.id, under: location.id }));
    }
  }
  return best;
}

/** What it is worth to place a field, or an upgrade under one: its point, its goods at once, harvests, and answers. */
export function fieldWorth(
  evaluation: Evaluation,
  { card: id, under }: Pick<MoveOf<'field'>, 'card' | 'under'>,
): number {
  const { box, state, seat } = evaluation;
  const { lying } = cardOf(box, id);
  const host = under === null ? undefined : locationOf(state, seat, under);
  const own = host === undefined && lying.kind === 'field' ? lying.goods : (upgradeGoods(box, id) ?? {});
  const harvest =
    goodsLater(evaluation, own) + (host === undefined ? 0 : goodsLater(evaluation, harvestOf(box, state, host)));
  return 1 + goodsWorth(evaluation, own) + harvestsLater(evaluation, harvest) + answersTo(evaluation, 'build', id);
}

/** How much better the best harvest of now becomes by a field placed before it. */
export function harvestAfter(
  evaluation: Evaluation,
  { card: id, under }: Pick<MoveOf<'field'>, 'card' | 'under'>,
  best: number,
): number {
  const { box, state, seat } = evaluation;
  const { lying } = cardOf(box, id);
  const host = under === null ? undefined : locationOf(state, seat, under);
  const own = host === undefined && lying.kind === 'field' ? lying.goods : (upgradeGoods(box, id) ?? {});
  const before = host === undefined ? 0 : harvestWorth(evaluation, host);
  return Math.max(0, before + goodsWorth(evaluation, own) - best);
}
