import { defined } from '../../kernel/defined.ts';
import type { Face } from '../data/schema.ts';
import { faceOf } from '../figures/faces.ts';
import type { MoveContext, RuleContext } from '../rules/context.ts';
import type { Location } from '../state.ts';
import { assigned } from './amount.ts';
import { openEffect } from './open.ts';

function storageOf({ box, state }: RuleContext, location: Location): Extract<Face, { kind: 'storage' }> | undefined {
  const face = faceOf(box, state, location);
  return face.kind === 'storage' ? face : undefined;
}

/** For how many full groups of what lies on it a Location pays in the Observation: 0 if it is no Storage (ruling 41). */
export function groupsOn(context: RuleContext, location: Location): number {
  const storage = storageOf(context, location);
  return storage === undefined ? 0 : Math.floor(assigned(location, storage.what) / storage.n);
}

/**
 * A Storage with a full group on it pays: its effect for each, with the choices in it; what is assigned stays (E31).
 * @throws RangeError for a Location that is no Storage
 */
export function payOut(context: MoveContext, location: Location): void {
  const { seat, emit } = context;
  const { effect } = defined(storageOf(context, location));
  const groups = groupsOn(context, location);
  const { id, card } = location;
  emit({ type: 'paid-out', seat, location: id, card, groups });
  openEffect(context, { seat, card, by: id, effect: groups === 1 ? effect : { do: 'times', n: groups, effect } });
}
