import { defined } from '../../kernel/defined.ts';

import { sideAt, type Way } from '../map/regions.ts';
import type { Open } from '../open.ts';
import type { PackIndex } from '../pack-index.ts';
import type { Resource } from '../data/schema-common.ts';

/** Whether icon `icon` of region `region` lies under the coins of the Barbarian: nobody harvests there again (ruling 97). */
export function isPillaged(state: Pick<Open, 'pillaged'>, region: number, icon: number): boolean {
  for (const closed of state.pillaged) if (closed.region === region && closed.icon === icon) return true;
  return false;
}

/** The index of the unit that stands on that icon, or -1. */
export function harvesterOn(state: Pick<Open, 'units'>, region: number, icon: number): number {
  const { units } = state;
  for (let index = 0; index < units.length; index++) {
    const unit = defined(units[index]);
    if (unit.region === region && unit.icon === icon) return index;
  }
  return -1;
}

/** Whether a unit stands on that icon. */
export function isHarvested(state: Pick<Open, 'units'>, region: number, icon: number): boolean {
  for (const unit of state.units) if (unit.region === region && unit.icon === icon) return true;
  return false;
}

/**
 * The first free icon of the resource on that part of the region, from the index `first` on, or -1: neither harvested nor pillaged
 * (rulebook 2.0, p. 9; ruling 97).
 */
export function freeIcon(
  box: PackIndex,
  state: Pick<Open, 'regions' | 'units' | 'pillaged'>,
  resource: Resource,
  { region, part }: Way,
  first = 0,
): number {
  const { icons } = sideAt(box, state, region);
  for (let index = first; index < icons.length; index++) {
    const icon = defined(icons[index]);
    if (icon.resource !== resource || (resource === 'fish' ? icon.water : icon.land) !== part) continue;
    if (!isPillaged(state, region, index) && !isHarvested(state, region, index)) return index;
  }
  return -1;
}

/** How many icons of the resource are free on that part of the region. */
export function freeIcons(
  box: PackIndex,
  state: Pick<Open, 'regions' | 'units' | 'pillaged'>,
  resource: Resource,
  at: Way,
): number {
  let found = 0;
  for (let icon = freeIcon(box, state, resource, at); icon >= 0; found++) {
    icon = freeIcon(box, state, resource, at, icon + 1);
  }
  return found;
}
