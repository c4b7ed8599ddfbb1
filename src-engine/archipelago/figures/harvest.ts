import type { Frame } from '../frames.ts';
import { roundOf } from './round.ts';
import type { Resource } from '../data/schema-common.ts';

/** Cubes a unit brings in a harvest that a card has doubled (rulebook 2.0, p. 17). */
export const DOUBLED = 2;

/** Only ships harvest fish, only citizens the rest (rulebook 2.0, p. 9). */
export const harvester = (resource: Resource) => (resource === 'fish' ? 'ship' : 'citizen');

/** Cubes each unit brings in a harvest of the resource while the bank has any: one, or two where a card doubles it (ruling 56). */
export function cubesEach(state: { readonly frames: readonly Frame[] }, resource: Resource): number {
  return roundOf(state)?.doubled === resource ? DOUBLED : 1;
}
