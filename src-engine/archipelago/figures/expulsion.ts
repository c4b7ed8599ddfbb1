import type { Seat } from '../../kernel/seat.ts';
import type { Open } from '../open.ts';
import type { Unit } from '../state.ts';
import { occupant } from './buildings.ts';

/** Where a rebel can be put off; a citizen on a temple never is one, and the town is what it is done from (ruling 39). */
export const EXPELLED_FROM = ['port', 'market'] as const;

/** The rebel of another player on the building, if there is one. */
export function intruder(
  state: Pick<Open, 'units'>,
  seat: Seat,
  region: number,
  building: Parameters<typeof occupant>[2],
): Unit | undefined {
  const unit = occupant(state, region, building);
  return unit?.down === true && unit.owner !== seat ? unit : undefined;
}
