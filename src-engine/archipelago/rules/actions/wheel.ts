import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Box } from '../../box.ts';
import { hasDisc, onSharedCircles, sharedCircles } from '../../figures/wheel.ts';
import type { Action, State } from '../../state.ts';

/**
 * Why a limited zone has no circle for the seat: its own first, then a multicoloured one (rulebook 2.0, p. 8; rulings 51
 * and 135).
 */
export function circleRefusal(box: Box, state: State, seat: Seat, action: Action): Refusal | undefined {
  const shared = sharedCircles(box, state, action);
  if (shared === undefined || !hasDisc(state, seat, action, state.wheel.length)) return undefined;
  return onSharedCircles(state, action).length < shared ? undefined : refuse('actions', 'no-circle-left', { action });
}
