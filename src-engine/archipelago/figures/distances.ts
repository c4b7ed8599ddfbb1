import type { Open } from '../open.ts';
import type { State } from '../state.ts';
import { buildingsOnMap } from './buildings.ts';
import type { SimpleEffect, Zone } from '../data/schema-cards.ts';

/** What is counted by: the citizens, and the buildings in play. */
type Counted = Pick<Open, 'units'> & Pick<State, 'inPlay'>;

/** An effect of a card that moves a marker. */
export type MarkerEffect = Extract<SimpleEffect, { do: 'rebellion' | 'surplus' }>;

/** What an event, or a card, is counted by: tokens on the map, whoever controls them (ruling 43), or citizens engaged now. */
export function countOf(state: Counted, per: Extract<Zone, { kind: 'event' }>['per']): number {
  if (per !== 'engaged-citizen') return buildingsOnMap(state, per);
  return state.units.filter((unit) => unit.kind === 'citizen' && unit.region >= 0 && unit.engaged).length;
}

/** By how many spaces an event of a card back moves its marker (rulebook 2.0, p. 7). */
export function eventDistance(state: Counted, { by, per }: Extract<Zone, { kind: 'event' }>): number {
  return by * countOf(state, per);
}

/**
 * By how many spaces an effect of a card moves its marker: counted on the whole map, whoever controls what is counted (ruling 100).
 * Of printed steps the highest that is reached counts.
 */
export function effectDistance(state: Counted, { by, per, steps }: MarkerEffect): number {
  if (per === undefined) return by;
  const count = countOf(state, per);
  return steps === undefined ? by * count : (steps.findLast(({ from }) => count >= from)?.by ?? by);
}
