/** What it is worth to use an own Location now. */
import { faceOf } from '../figures/faces.ts';
import type { Location } from '../state.ts';
import { costNow } from './costs.ts';
import type { Evaluation } from './evaluation.ts';
import { answersTo } from './specials.ts';

/** What the Action of a Location brings if it is used now, its price aside; undefined if it has none. */
export function usedWorth(evaluation: Evaluation, location: Location): number | undefined {
  const { box, state } = evaluation;
  const face = faceOf(box, state, location);
  if (face.kind !== 'action') return undefined;
  const standing = { by: location.id, extra: null, far: null };
  return evaluation.effectNow(evaluation, face.effect, standing) + answersTo(evaluation, 'use', location.card);
}

/** What the Action of a Location is worth now, paid in the cheapest way; worked out once in a decision. */
export function useWorth(evaluation: Evaluation, location: Location): number {
  const { uses, box, state } = evaluation;
  const known = uses.get(location.id);
  if (known !== undefined) return known;
  // While it is worked out it counts for nothing: an effect may name what leads back to it.
  uses.set(location.id, 0);
  const face = faceOf(box, state, location);
  const brings = usedWorth(evaluation, location) ?? 0;
  const cost = face.kind === 'action' ? costNow(evaluation, face.cost, location.id) : 0;
  const worth = brings - cost;
  uses.set(location.id, worth);
  return worth;
}
