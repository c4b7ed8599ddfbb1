import type { State } from '../state.ts';

/** Whether icon `icon` of region `region` lies under the coins of the Barbarian: nobody harvests there again (ruling 97). */
export function isPillaged(state: State, region: number, icon: number): boolean {
  return state.pillaged.some((closed) => closed.region === region && closed.icon === icon);
}

/** Whether a unit stands on that icon. */
export function isHarvested(state: State, region: number, icon: number): boolean {
  return state.units.some((unit) => unit.region === region && unit.icon === icon);
}
