/** What the moves of a declared action are worth, part by part. */
import { locationOf } from '../../figures/faces.ts';
import { harvestOf } from '../../figures/harvest.ts';
import type { MoveOf } from '../../moves.ts';
import { cardOf } from '../../pack-index.ts';
import { pending, type Evaluation } from '../evaluation.ts';
import { lessOf, newWorkers } from '../goods.ts';
import { drawnWorth } from '../hand.ts';
import { answersTo } from '../specials.ts';
import { actionBest, boostWorth, fieldBefore } from '../tiles.ts';
import { sailWorth } from '../voyages.ts';
import { tellGoods, tellPlaced } from './parts.ts';
import type { Tell } from './tell.ts';

/** The declared action that follows a boost or a field. */
function then(evaluation: Evaluation, tell: Tell): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'tile') return 0;
  return tell(`tile-${frame.tile}`, actionBest(evaluation, frame.tile), { tile: frame.tile });
}

/** Playing a boost. */
export const boostMoveWorth = (evaluation: Evaluation, { card }: MoveOf<'boost'>, tell: Tell): number =>
  tell('boost', boostWorth(evaluation, cardOf(evaluation.box, card)), { card }) + then(evaluation, tell);

/** Placing a field or an upgrade. */
export function fieldMoveWorth(evaluation: Evaluation, { card, under }: MoveOf<'field'>, tell: Tell): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'tile') return 0;
  const worth = fieldBefore(evaluation, card, under, frame.tile);
  return (
    tell('card-point', 1) + tell(under === null ? 'field' : 'upgrade', worth - 1, { card }) + then(evaluation, tell)
  );
}

/** Explore. */
export const exploreWorth = (evaluation: Evaluation, _: MoveOf<'explore'>, tell: Tell): number =>
  tell('card-drawn', drawnWorth(evaluation)) + tell('answers', answersTo(evaluation, 'explore'));

/** Populate. */
export const populateWorth = (evaluation: Evaluation, _: MoveOf<'populate'>, tell: Tell): number =>
  tell('worker', newWorkers(evaluation, 1)) + tell('answers', answersTo(evaluation, 'populate'));

/** Construct. */
export const constructWorth = (evaluation: Evaluation, { card, of }: MoveOf<'construct'>, tell: Tell): number =>
  tellPlaced(evaluation, cardOf(evaluation.box, card), of, tell) + tell('answers', answersTo(evaluation, 'construct'));

/** Harvest. */
export function harvestMoveWorth(evaluation: Evaluation, { location: id }: MoveOf<'harvest'>, tell: Tell): number {
  const { box, state, seat } = evaluation;
  const location = locationOf(state, seat, id);
  if (location === undefined) return 0;
  return (
    tellGoods(evaluation, harvestOf(box, state, location), tell) +
    tell('answers', answersTo(evaluation, 'harvest', location.card))
  );
}

/** Sail. */
export function sailMoveWorth(evaluation: Evaluation, { fish, raze }: MoveOf<'sail'>, tell: Tell): number {
  const cargo = (fish ? lessOf(evaluation, 'fish', 1) : 0) + (raze ? lessOf(evaluation, 'raze', 1) : 0);
  const voyage = sailWorth(evaluation, { fish, raze }) + cargo;
  return tell('voyage', voyage) + tell('cargo', -cargo);
}
