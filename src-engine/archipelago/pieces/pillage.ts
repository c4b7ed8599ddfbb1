import type { State } from '../state.ts';

/** Whether icon `icon` of region `region` lies under the coins of the Barbarian: nobody harvests there again (ruling 97). */
export function isPillaged(state: State, region: number, icon: number): boolean {
  for (const closed of state.pillaged) if (closed.region === region && closed.icon === icon) return true;
  return false;
}

/** Whether a unit stands on that icon. */
export function isHarvested(state: State, region: number, icon: number): boolean {
  for (const unit of state.units) if (unit.region === region && unit.icon === icon) return true;
  return false;
}
