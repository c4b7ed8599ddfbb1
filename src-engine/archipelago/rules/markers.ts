import { finish } from './end.ts';
import type { RunContext } from './context.ts';
import { isIndependence, movedTo, type Marker } from '../figures/markers.ts';

/**
 * Moves a marker; it stops at zero and at the end of its track (ruling 22). Independence is declared as soon as rebellion
 * stands past population, after each single movement of either (rulebook 2.0, p. 8; rulings 23 and 119).
 * @param why message key of the reason, for the log.
 * @returns false if that ended the game: the caller does nothing more.
 */
export function moveMarker({ box, state, emit }: RunContext, marker: Marker, by: number, why: string): boolean {
  const from = state[marker];
  const to = movedTo(box, from, { marker, by });
  if (to !== from) {
    state[marker] = to;
    emit({ type: 'marker', marker, from, to, why });
  }
  if (!isIndependence(state)) return true;
  emit({ type: 'independence', population: state.population, rebellion: state.rebellion, barrier: 'independence' });
  finish(state, 'independence', emit);
  return false;
}
