import type { Seat } from '../../../kernel/seat.ts';
import type { State } from '../../state.ts';

/** Whether `by` has given `to` leave in a deal to harvest under their towns. */
export function hasGranted(state: State, by: Seat, to: Seat): boolean {
  return state.granted.some((leave) => leave.by === by && leave.to === to);
}

/** Leave got in deals is used up by the next harvest. */
export function useUpGrants(state: State, to: Seat): void {
  state.granted = state.granted.filter((leave) => leave.to !== to);
}
