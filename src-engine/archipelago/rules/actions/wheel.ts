import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Action, State } from '../../state.ts';
import type { SeatContext } from '../context.ts';

/** Whether a disc of the seat lies in the zone among the first `before` that were laid. */
function hasDisc({ wheel }: State, seat: Seat, action: Action, before: number): boolean {
  for (let index = 0; index < before; index++) {
    const disc = defined(wheel[index]);
    if (disc.seat === seat && disc.action === action) return true;
  }
  return false;
}

/**
 * Why a limited zone has no circle for the seat: its own first, then a multicoloured one (rulebook 2.0, p. 8; rulings 51
 * and 135).
 */
export function circleRefusal({ box, state, seat }: SeatContext, action: Action): Refusal | undefined {
  if (action !== 'taxes' && action !== 'exploration' && action !== 'reproduction') return undefined;
  const { shared } = (state.options.players === 5 ? box.pack.wheel.five : box.pack.wheel.upToFour)[action];
  if (!hasDisc(state, seat, action, state.wheel.length)) return undefined;
  let taken = 0;
  state.wheel.forEach((disc, index) => {
    if (disc.action === action && hasDisc(state, disc.seat, action, index)) taken++;
  });
  return taken < shared ? undefined : refuse('actions', 'no-circle-left', { action });
}
