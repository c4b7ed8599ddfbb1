import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Open } from '../open.ts';
import type { PackIndex } from '../pack-index.ts';
import type { Action } from '../state.ts';

/** How many play on the side of the wheel with a circle of the fifth colour. */
const WITH_FIFTH_COLOUR = 5;

/** How many multicoloured circles a limited zone of the wheel has; undefined for a zone without limit (rulebook 2.0, p. 8). */
export function sharedCircles(
  { pack }: Pick<PackIndex, 'pack'>,
  { options }: Pick<Open, 'options'>,
  action: Action,
): number | undefined {
  if (action !== 'taxes' && action !== 'exploration' && action !== 'reproduction') return undefined;
  const { five, upToFour } = pack.wheel;
  return (options.players === WITH_FIFTH_COLOUR ? five : upToFour)[action].shared;
}

/** Whether a disc of the seat lies in the zone among the first `before` that were laid. */
export function hasDisc({ wheel }: Pick<Open, 'wheel'>, seat: Seat, action: Action, before: number): boolean {
  for (let index = 0; index < before; index++) {
    const disc = defined(wheel[index]);
    if (disc.seat === seat && disc.action === action) return true;
  }
  return false;
}

/**
 * Whose discs lie on multicoloured circles of a limited zone, in the order they were laid: every disc but the first of each
 * colour, which lies on the circle of its own (rulebook 2.0, p. 8; rulings 51 and 135).
 */
export function onSharedCircles(state: Pick<Open, 'wheel'>, action: Action): Seat[] {
  const seats: Seat[] = [];
  state.wheel.forEach((disc, index) => {
    if (disc.action === action && hasDisc(state, disc.seat, action, index)) seats.push(disc.seat);
  });
  return seats;
}
