import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Action } from '../../state.ts';
import type { SeatContext } from '../context.ts';
import { hasDisc, onSharedCircles, sharedCircles } from '../../figures/wheel.ts';

/**
 * Why a limited zone has no circle for the seat: its own first, then a multicoloured one (rulebook 2.0, p. 8; rulings 51
 * and 135).
 */
export function circleRefusal({ box, state, seat }: SeatContext, action: Action): Refusal | undefined {
  const shared = sharedCircles(box, state, action);
  if (shared === undefined || !hasDisc(state, seat, action, state.wheel.length)) return undefined;
  return onSharedCircles(state, action).length < shared
    ? undefined
    : refuse('actions/limited', 'no-circle-left', { action });
}
