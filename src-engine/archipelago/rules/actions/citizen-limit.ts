import { at } from '../../../kernel/at.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Box } from '../../box.ts';
import { ways } from '../../map/regions.ts';
import { citizensIn, isFree } from '../../pieces/units.ts';
import type { State } from '../../state.ts';
import { CITIZEN_LIMIT } from './recruitment.ts';

/** Whether the player has at most three citizens in every region (3-citizen limit, rulebook 2.0, p. 10). */
export function limitsHold(state: State, seat: Seat): boolean {
  return state.regions.every((_, region) => citizensIn(state, seat, region) <= CITIZEN_LIMIT);
}

/**
 * Whether a migration can still end within the limit once a citizen has gone from region `from` to region `to`.
 * @param moved the player's units that may not move any more, that citizen included.
 */
export function limitsCanHold(
  box: Box,
  state: State,
  seat: Seat,
  moved: readonly number[],
  to: number,
  from: number,
): boolean {
  const count = state.regions.map((_, region) => citizensIn(state, seat, region));
  count[to] = at(count, to) + 1;
  count[from] = at(count, from) - 1;
  if (count.every((citizens) => citizens <= CITIZEN_LIMIT)) return true;
  return canSpread(count, movers(box, state, seat, moved, count), []);
}

/** Regions each citizen still free to move can be in at the end: where it is, or next door over land. */
function movers(box: Box, state: State, seat: Seat, moved: readonly number[], count: number[]): number[][] {
  const choices: number[][] = [];
  state.units.forEach((unit, index) => {
    if (unit.owner !== seat || unit.kind !== 'citizen' || !isFree(unit) || moved.includes(index)) return;
    count[unit.region] = at(count, unit.region) - 1;
    choices.push([unit.region, ...ways(box, state, 'citizen', unit.region, unit.part).map(({ region }) => region)]);
  });
  return choices;
}

/**
 * Whether everybody finds room: `fixed` citizens cannot move any more, each of the others takes one of its choices. One
 * after the other takes a free place or pushes another on (augmenting paths of a bipartite matching).
 */
function canSpread(fixed: readonly number[], choices: readonly number[][], places: number[]): boolean {
  if (fixed.some((citizens) => citizens > CITIZEN_LIMIT)) return false;
  const room = (region: number) =>
    CITIZEN_LIMIT - at(fixed, region) - places.filter((place) => place === region).length;
  const settle = (mover: number, seen: Set<number>): boolean => {
    for (const region of at(choices, mover)) {
      if (seen.has(region)) continue;
      seen.add(region);
      const crowd = places.flatMap((place, other) => (place === region && other !== mover ? [other] : []));
      if (room(region) > 0 || crowd.some((other) => settle(other, seen))) {
        places[mover] = region;
        return true;
      }
    }
    return false;
  };
  return choices.every((_, mover) => settle(mover, new Set()));
}
