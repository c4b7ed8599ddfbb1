/** What the decisions of a voyage are worth, part by part. */
import type { MoveOf } from '../../moves.ts';
import { pending, type Evaluation } from '../evaluation.ts';
import { conquerWorth, landingWorth, pillageWorth } from '../islands.ts';
import { sailedWorth } from '../voyages.ts';
import type { Tell } from './tell.ts';

/** Which ship takes an island at once. */
export const voyageMoveWorth = (evaluation: Evaluation, { ship }: MoveOf<'voyage'>, tell: Tell): number =>
  tell('voyage', sailedWorth(evaluation, ship));

/** Which island is taken. */
export function islandWorth(evaluation: Evaluation, { pile, island }: MoveOf<'island'>, tell: Tell): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'voyage') return 0;
  const { raze, how } = frame;
  if (island !== null && how === 'conquer') return tell('conquest', conquerWorth(evaluation, island), { island });
  const worth = landingWorth(evaluation, pile, island, raze && how !== 'pillage');
  if (island === null) return tell('unseen-island', worth);
  return tell(worth > pillageWorth(evaluation, island) ? 'conquest' : 'pillage', worth, { island });
}

/** Pillage or conquest. */
export function landWorth(evaluation: Evaluation, { how }: MoveOf<'land'>, tell: Tell): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'landing') return 0;
  const { island } = frame;
  return how === 'pillage'
    ? tell('pillage', pillageWorth(evaluation, island), { island })
    : tell('conquest', conquerWorth(evaluation, island), { island });
}
