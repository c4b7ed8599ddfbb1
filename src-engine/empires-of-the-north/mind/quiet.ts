import type { State } from '../state.ts';

/**
 * Whether a line that began at `start` may be cut at `state`: where another round begins. All ships have come in then, pawns and workers
 * are back, and what is measured means the same for all seats. Cut before, whoever acted last looks best.
 */
export function isQuiet(state: State, _: number, start: State): boolean {
  return state.round > start.round;
}
