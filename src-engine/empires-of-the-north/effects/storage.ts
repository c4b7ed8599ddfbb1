import type { MoveContext } from '../rules/context.ts';
import type { Location } from '../state.ts';

/** For how many full groups of what lies on it a Location pays in the Observation: 0 if it is no Storage (ruling 41). */
export function groupsOn(_context: Pick<MoveContext, 'box' | 'state'>, _seat: number, _location: Location): number {
  throw new Error('not yet written');
}

/** A Storage pays: its effect for each full group, with the choices in it; what is assigned stays (E31). */
export function payOut(_context: MoveContext, _location: Location): void {
  throw new Error('not yet written');
}
