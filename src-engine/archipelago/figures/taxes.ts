import type { Seat } from '../../kernel/seat.ts';
import type { Open } from '../open.ts';
import type { PackIndex } from '../pack-index.ts';
import { controlled } from './buildings.ts';
import { isActive } from './units.ts';

/** Steps of rebellion that taxes cost (rulebook 2.0, p. 9). */
export const TAXES_REBELLION = 1;

/**
 * Florins that are due to `seat` for taxes (rulebook 2.0, p. 9): for each active citizen and ship, and for each town and temple it
 * controls. The bank pays what it has (ruling 52).
 */
export function taxesDue(box: Pick<PackIndex, 'pack'>, state: Pick<Open, 'regions' | 'units'>, seat: Seat): number {
  const { citizen, ship, town, temple } = box.pack.taxes;
  let due = controlled(state, seat, 'town') * town + controlled(state, seat, 'temple') * temple;
  for (const unit of state.units) {
    if (unit.owner === seat && isActive(unit)) due += unit.kind === 'citizen' ? citizen : ship;
  }
  return due;
}
