import { given } from '../../../kernel/given.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Box } from '../../box.ts';
import { BUILDINGS } from '../../data/schema.ts';
import { sideAt, ways, type Way } from '../../map/regions.ts';
import type { Spot } from '../../moves.ts';
import type { Place, State, Unit } from '../../state.ts';
import { convoyed, fleetOf, type Fleet } from './convoy.ts';

/** What a migration is made with: the regions a citizen may cross by land in one move, and the ships for convoys. */
export type Means = { readonly roads: number; readonly fleet: () => Fleet };

/** The means of `seat` as its ships lie now; they are only looked for when a convoy is. */
export function meansOf(state: State, seat: Seat, roads: number): Means {
  let fleet: Fleet | undefined;
  return { roads, fleet: () => (fleet ??= fleetOf(state, seat)) };
}

const isSame = (one: Way, other: Way): boolean => one.region === other.region && one.part === other.part;

/** The land parts a citizen gets to over shared land edges, as many as the roads allow; his own first. */
function byLand(box: Box, state: State, roads: number, from: Way): Way[] {
  const found: Way[] = [from];
  for (let step = 0, next = 0; step < roads; step++) {
    for (const end = found.length; next < end; next++) {
      const { region, part } = given(found[next]);
      for (const way of ways(box, state, 'citizen', region, part)) {
        if (!found.some((other) => isSame(way, other))) found.push(way);
      }
    }
  }
  return found;
}

/**
 * The parts a unit on `from` can be on after a migration, its own first: one water further for a ship; for a citizen the
 * land in reach, or else any land a convoy takes him to (rulebook 2.0, p. 11; rulings 72 and 74).
 */
export function* reachOf(box: Box, state: State, means: Means, kind: Unit['kind'], from: Way): Generator<Way> {
  if (kind === 'ship') {
    yield from;
    yield* ways(box, state, 'ship', from.region, from.part);
    return;
  }
  const found = byLand(box, state, means.roads, from);
  yield* found;
  for (const region of convoyed(box, state, means.fleet(), from.region)) {
    for (let part = 0; part < sideAt(box, state, region).lands; part++) {
      if (!found.some((way) => isSame(way, { region, part }))) yield { region, part };
    }
  }
}

/** Where a migration can end. */
const PLACES = ['ground', ...BUILDINGS] as const;

/**
 * Whether a unit of the class `from` that gets to a part can go to the place there: onto the ground of another part, or
 * onto a building, occupied or not (ruling 76). A port serves every bank, and the ships of its own water.
 */
function canStand(state: State, kind: Unit['kind'], from: Spot, to: Way, place: Place): boolean {
  const building = BUILDINGS.find((name) => name === place);
  if (building === undefined) return place === 'ground' && !isSame(from, to);
  if (place === from.place && to.region === from.region) return false;
  const built = given(state.regions[to.region])[building];
  if (built < 0) return false;
  if (building === 'port') return kind === 'citizen' || built === to.part;
  return kind === 'citizen' && built === to.part;
}

/** Where a unit of the class can go. @param reach the parts it gets to. */
export function* destinations(state: State, kind: Unit['kind'], from: Spot, reach: Iterable<Way>): Generator<Spot> {
  for (const way of reach) {
    for (const place of PLACES) {
      if (canStand(state, kind, from, way, place)) yield { region: way.region, part: way.part, place };
    }
  }
}

/** Whether `to` is one of the destinations. */
export function isDestination(state: State, kind: Unit['kind'], from: Spot, reach: Iterable<Way>, to: Spot): boolean {
  for (const way of reach) if (isSame(way, to)) return canStand(state, kind, from, to, to.place);
  return false;
}
