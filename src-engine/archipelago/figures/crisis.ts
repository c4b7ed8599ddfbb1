import type { Seat } from '../../kernel/seat.ts';
import type { Open } from '../open.ts';

/** How many citizens lie, of all players. */
export function lying(state: Pick<Open, 'units'>): number {
  let found = 0;
  for (const unit of state.units) if (unit.down) found++;
  return found;
}

/** Whether any citizen lies. */
export function anyLies(state: Pick<Open, 'units'>): boolean {
  for (const unit of state.units) if (unit.down) return true;
  return false;
}

/** How many citizens of `seat` lie. */
export function lyingOf(state: Pick<Open, 'units'>, seat: Seat): number {
  let found = 0;
  for (const unit of state.units) if (unit.down && unit.owner === seat) found++;
  return found;
}

/** Cubes that let so many citizens stand in a domestic crisis, where each lets `amount` stand (rulebook 2.0, p. 7). */
export function cubesToStand(citizens: number, amount: number): number {
  return Math.ceil(citizens / amount);
}

/** Citizens that stay down for good in a domestic crisis if nothing more is given: all that lie but the `owed` already paid for. */
export function fallen(state: Pick<Open, 'units'>, owed: number): number {
  return Math.max(0, lying(state) - owed);
}
