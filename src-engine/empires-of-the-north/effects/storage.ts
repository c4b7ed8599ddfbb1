import { faceOf } from '../figures/faces.ts';
import type { MoveContext, RuleContext } from '../rules/context.ts';
import type { Location } from '../state.ts';
import { assigned } from './amount.ts';
import { openEffect } from './open.ts';

/** For how many full groups of what lies on it a Location pays in the Observation: 0 if it is no Storage (ruling 41). */
export function groupsOn({ box, state }: RuleContext, location: Location): number {
  const face = faceOf(box, state, location);
  return face.kind === 'storage' ? Math.floor(assigned(location, face.what) / face.n) : 0;
}

/** A Storage pays: its effect for each full group, with the choices in it; what is assigned stays (E31). */
export function payOut(context: MoveContext, location: Location): void {
  const { box, state, seat, emit } = context;
  const face = faceOf(box, state, location);
  const groups = groupsOn(context, location);
  if (face.kind !== 'storage' || groups === 0) return;
  const { id, card } = location;
  emit({ type: 'paid-out', seat, location: id, card, groups });
  const { effect } = face;
  openEffect(context, { seat, card, by: id, effect: groups === 1 ? effect : { do: 'times', n: groups, effect } });
}
