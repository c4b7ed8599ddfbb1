import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Box } from '../../box.ts';
import type { Action, State } from '../../state.ts';

/**
 * Why a limited zone has no circle for the seat: its own first, then a multicoloured one (rulebook 2.0, p. 8; rulings 51
 * and 135).
 */
export function circleRefusal(box: Box, state: State, seat: Seat, action: Action): Refusal | undefined {
  if (action !== 'taxes' && action !== 'exploration' && action !== 'reproduction') return undefined;
  const { shared } = (state.options.players === 5 ? box.pack.wheel.five : box.pack.wheel.upToFour)[action];
  if (!state.wheel.some((disc) => disc.action === action && disc.seat === seat)) return undefined;
  const bySeat = state.screens.map(() => 0);
  for (const disc of state.wheel) if (disc.action === action) bySeat[disc.seat] = (bySeat[disc.seat] ?? 0) + 1;
  const taken = bySeat.reduce((sum, discs) => sum + Math.max(0, discs - 1), 0);
  return taken < shared ? undefined : refuse('actions', 'no-circle-left', { action });
}
