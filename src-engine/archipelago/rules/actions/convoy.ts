import { defined } from '../../../kernel/defined.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Box } from '../../box.ts';
import { sideAt, ways, type Way } from '../../map/regions.ts';

import type { State } from '../../state.ts';
import { isFree, piecesEach } from '../../figures/units.ts';

/** No region side has more waters, or more lands. */
const PARTS = 2;

/** A water, or a land, of a region as one number. */
export const keyOf = ({ region, part }: Way): number => region * PARTS + part;

/** The waters from which the ships of a seat can serve convoys, by key: as many times as ships lie there. */
export type Fleet = readonly number[];

/** The ships of `seat` that are not engaged, moved or not; one on a port serves from there and stays on it. */
export function fleetOf(state: State, seat: Seat): Fleet {
  const fleet: number[] = [];
  const each = piecesEach(state);
  for (let index = seat * each; index < (seat + 1) * each; index++) {
    const unit = defined(state.units[index]);
    if (unit.kind === 'ship' && isFree(unit)) fleet.push(keyOf(unit));
  }
  return fleet;
}

/** The fleet once one of its ships has gone from one water to another. */
export function fleetAfter(fleet: Fleet, from: Way, to: Way): Fleet {
  return fleet.with(fleet.indexOf(keyOf(from)), keyOf(to));
}

/** How many ships of the fleet lie in that water. */
function shipsAt(fleet: Fleet, key: number): number {
  let found = 0;
  for (const ship of fleet) if (ship === key) found++;
  return found;
}

/**
 * The regions a citizen of `region` can be carried to by a sea convoy (rulebook 2.0, p. 11; ruling 74); its own where a
 * ship on the inlet takes it to the other bank.
 *
 * Every bank of a region touches all its waters, so a citizen boards at any water of its region and lands anywhere in the
 * region where its way ends. On the way it crosses shared sea edges from one water into the next and never enters a water
 * twice. Each crossing needs a free ship of its own, in either of the two waters it joins; the ships stay where they are
 * and serve every citizen anew. One crossing is a convoy, several are a linked one.
 */
export function convoyed(box: Box, state: State, fleet: Fleet, region: number): number[] {
  const landed: number[] = [];
  if (fleet.length === 0) return landed;
  const land = (there: number) => {
    if (!landed.includes(there)) landed.push(there);
  };
  const path: number[] = [];
  const sail = (here: Way, spare: number): void => {
    path.push(keyOf(here));
    for (const way of ways(box, state, 'ship', here.region, here.part)) {
      const key = keyOf(way);
      const ahead = shipsAt(fleet, key);
      if (spare + ahead === 0 || path.includes(key)) continue;
      land(way.region);
      // A ship left behind serves first: it is of no use further on.
      sail(way, spare > 0 ? ahead : ahead - 1);
    }
    path.pop();
  };
  const { lands, waters } = sideAt(box, state, region);
  for (let part = 0; part < waters; part++) {
    const here = { region, part };
    const ships = shipsAt(fleet, keyOf(here));
    if (lands > 1 && ships > 0) land(region);
    sail(here, ships);
  }
  return landed;
}
