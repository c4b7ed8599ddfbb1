import { defined } from '../../../kernel/defined.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Box } from '../../box.ts';

import { sideAt, ways, type Way } from '../../map/regions.ts';
import type { Spot } from '../../moves.ts';

import type { State, Unit } from '../../state.ts';
import type { RuleContext } from '../context.ts';
import { convoyed, fleetOf, type Fleet } from './convoy.ts';
import { BUILDINGS, type BuildingKind } from '../../data/schema-common.ts';
import { asBuilding } from '../../figures/buildings.ts';

/** What a migration is made with: the regions a citizen may cross by land in one move, and the ships for convoys. */
export type Means = { readonly roads: number; readonly fleet: () => Fleet };

/** A unit that is to move, by its kind and the place it stands at. */
export type Mover<Place extends Way> = { readonly kind: Unit['kind']; readonly from: Place };

/** The means of `seat` as its ships lie now; they are only looked for when a convoy is. */
export function meansOf(state: State, seat: Seat, roads: number): Means {
  let fleet: Fleet | undefined;
  return { roads, fleet: () => (fleet ??= fleetOf(state, seat)) };
}

const isSame = (one: Way, other: Way): boolean => one.region === other.region && one.part === other.part;

/** Whether the wanted part is one of the first `count`. */
function isAmong(parts: readonly Way[], wanted: Way, count: number): boolean {
  for (let index = 0; index < count; index++) if (isSame(defined(parts[index]), wanted)) return true;
  return false;
}

/** The land parts a citizen gets to over shared land edges, as many as the roads allow; its own first. */
function byLand(box: Box, state: State, roads: number, from: Way): Way[] {
  const found: Way[] = [from];
  for (let step = 0, next = 0; step < roads; step++) {
    for (const end = found.length; next < end; next++) {
      const { region, part } = defined(found[next]);
      for (const way of ways(box, state, 'citizen', region, part)) {
        if (!isAmong(found, way, found.length)) found.push(way);
      }
    }
  }
  return found;
}

/**
 * The parts a unit on `from` can be on after a migration, its own first: one water further for a ship; for a citizen the
 * land in reach, or else any land a convoy takes it to (rulebook 2.0, p. 11; rulings 72 and 74).
 */
export function reachOf({ box, state }: RuleContext, means: Means, { kind, from }: Mover<Way>): Way[] {
  if (kind === 'ship') return [from, ...ways(box, state, 'ship', from.region, from.part)];
  const found = byLand(box, state, means.roads, from);
  const byFoot = found.length;
  for (const region of convoyed(box, state, means.fleet(), from.region)) {
    const { lands } = sideAt(box, state, region);
    for (let part = 0; part < lands; part++) {
      const landed = { region, part };
      if (!isAmong(found, landed, byFoot)) found.push(landed);
    }
  }
  return found;
}

/**
 * Whether a unit of the class `from` that gets to a part can go onto a building there, occupied or not (ruling 76). A port
 * serves every bank, and the ships of its own water.
 */
function canEnter(state: State, { kind, from }: Mover<Spot>, to: Way, building: BuildingKind): boolean {
  const built = defined(state.regions[to.region])[building];
  if (built < 0 || (building === from.place && to.region === from.region)) return false;
  if (building === 'port') return kind === 'citizen' || built === to.part;
  return kind === 'citizen' && built === to.part;
}

/** Where a unit of the class can go: onto the ground of another part, or onto a building. @param reach the parts it gets to. */
export function destinations(state: State, mover: Mover<Spot>, reach: readonly Way[]): Spot[] {
  const found: Spot[] = [];
  for (const to of reach) {
    const { region, part } = to;
    if (!isSame(mover.from, to)) found.push({ region, part, place: 'ground' });
    for (const place of BUILDINGS) if (canEnter(state, mover, to, place)) found.push({ region, part, place });
  }
  return found;
}

/** Whether `to` is one of the destinations. */
export function isDestination(state: State, mover: Mover<Spot>, reach: readonly Way[], to: Spot): boolean {
  if (!isAmong(reach, to, reach.length)) return false;
  const building = asBuilding(to.place);
  return building === undefined
    ? to.place === 'ground' && !isSame(mover.from, to)
    : canEnter(state, mover, to, building);
}
