import { finish } from './end.ts';
import type { RunContext } from './context.ts';

/** The three markers of boards III and IV. */
export type Marker = 'population' | 'rebellion' | 'surplus';

/**
 * Moves a marker; it stops at zero and at the end of its track (ruling 22). Independence is declared as soon as rebellion
 * stands past population, after each single movement of either (rulebook 2.0, p. 8; rulings 23 and 119).
 * @param why message key of the reason, for the log.
 * @returns false if that ended the game: the caller does nothing more.
 */
export function moveMarker({ box, state, emit }: RunContext, marker: Marker, by: number, why: string): boolean {
  const end = marker === 'surplus' ? box.pack.surplusBoard.end : box.pack.stability.end;
  const from = state[marker];
  const to = Math.max(0, Math.min(end, from + by));
  if (to !== from) {
    state[marker] = to;
    emit({ type: 'marker', marker, from, to, why });
  }
  if (state.rebellion <= state.population) return true;
  emit({ type: 'independence', population: state.population, rebellion: state.rebellion, barrier: 'independence' });
  finish(state, 'independence', emit);
  return false;
}
