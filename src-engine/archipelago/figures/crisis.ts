import type { Seat } from '../../kernel/seat.ts';
import type { Frame } from '../frames.ts';
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

/** Citizens that stay down for good in the running domestic crisis if nothing more is given: those paid for left out. */
export function fallen(state: Pick<Open, 'units'> & { readonly frames: readonly Frame[] }): number {
  const top = state.frames.at(-1);
  const owed = top?.kind === 'domestic-crisis' ? top.owed : 0;
  return Math.max(0, lying(state) - owed);
}

/** Steps rebellion goes up at the end of the running crisis if nothing more is given: rebels, or cubes missing (rulebook 2.0, p. 7). */
export function crisisLoss(state: Pick<Open, 'units'> & { readonly frames: readonly Frame[] }): number {
  const top = state.frames.at(-1);
  return top?.kind === 'export-crisis' ? top.missing : fallen(state);
}
