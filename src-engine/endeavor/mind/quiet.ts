import type { Seat } from '../../kernel/seat.ts';
import type { State } from '../state.ts';

/**
 * Whether a line that began at `start` may be cut at `state`: where another round begins. Everybody has acted then, discs and cards are
 * where they stay, and what is measured means the same for all. Cut before, the seat that acted last looks best.
 */
export function isQuiet(state: State, _: Seat, start: State): boolean {
  return state.round > start.round;
}
