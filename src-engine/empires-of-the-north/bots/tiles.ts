/** What the actions of the tiles are worth, with the best card before them. */
import type { Tile } from '../data/goods.ts';
import { fieldsIn, takesUpgrade, upgradeGoods } from '../figures/harvest.ts';
import { cardOf, type AnyCard } from '../pack-index.ts';
import { NOWHERE } from './amounts.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { fieldWorth, harvestAfter, harvestWorth } from './fields.ts';
import { newWorkers } from './goods.ts';
import { drawnWorth } from './hand.ts';
import { bestConstruct } from './placing.ts';
import { answersTo } from './specials.ts';
import { bestSail } from './voyages.ts';

/** What the action of a tile is worth at its best, without a card before it. */
export function actionBest(evaluation: Evaluation, tile: Tile): number {
  switch (tile) {
    case 'explore':
      return drawnWorth(evaluation) + answersTo(evaluation, tile);
    case 'populate':
      return newWorkers(evaluation, 1) + answersTo(evaluation, tile);
    case 'construct':
      return (bestConstruct(evaluation) ?? 0) + answersTo(evaluation, tile);
    case 'harvest':
      return bestHarvest(evaluation) + answersTo(evaluation, tile);
    case 'sail':
      return bestSail(evaluation);
  }
}

/** What the best harvest brings now. */
export const bestHarvest = (evaluation: Evaluation): number =>
  memo(evaluation, 'best harvest', () => harvestNow(evaluation));

function harvestNow(evaluation: Evaluation): number {
  const { box, state, player } = evaluation;
  let best = 0;
  for (const field of fieldsIn(box, state, player.empire)) best = Math.max(best, harvestWorth(evaluation, field));
  return best;
}

/** What a declared action is worth: the best card before it, and the action; worked out once in a decision. */
export function tileWorth(evaluation: Evaluation, tile: Tile): number {
  const known = evaluation.tiles.get(tile);
  if (known !== undefined) return known;
  const action = actionBest(evaluation, tile);
  // A boost may lead to the same tile again: then no card comes before it.
  evaluation.tiles.set(tile, action);
  let card = 0;
  const { hand } = evaluation.player;
  for (let at = 0; at < hand.length; at++) {
    const one = cardOf(evaluation.box, hand[at] ?? '');
    if (one.corner === tile && hand.indexOf(one.id) === at) card = Math.max(card, windowBest(evaluation, one, tile));
  }
  const worth = action + card;
  evaluation.tiles.set(tile, worth);
  return worth;
}

/** What a boost brings now. */
export function boostWorth(evaluation: Evaluation, card: AnyCard): number {
  if (card.face.kind !== 'boost') return 0;
  return evaluation.effectNow(evaluation, card.face.effect, NOWHERE) + answersTo(evaluation, 'boost', card.id);
}

/** What a field brings before the action of a tile: itself, and a better harvest. */
export function fieldBefore(evaluation: Evaluation, card: string, under: number | null, tile: Tile): number {
  const worth = fieldWorth(evaluation, { card, under });
  if (tile !== 'harvest') return worth;
  return worth + harvestAfter(evaluation, { card, under }, bestHarvest(evaluation));
}

/** What one card brings before the action of its corner, at its best. */
function windowBest(evaluation: Evaluation, card: AnyCard, tile: Tile): number {
  if (card.face.kind === 'boost') return boostWorth(evaluation, card);
  const { box, player } = evaluation;
  let best = card.lying.kind === 'field' ? fieldBefore(evaluation, card.id, null, tile) : 0;
  const goods = upgradeGoods(box, card.id);
  if (goods === undefined) return best;
  for (const location of player.empire) {
    if (takesUpgrade(box, location, goods)) {
      best = Math.max(best, fieldBefore(evaluation, card.id, location.id, tile));
    }
  }
  return best;
}
