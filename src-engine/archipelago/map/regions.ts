import { defined } from '../../kernel/defined.ts';

import type { Open } from '../open.ts';
import { sideOf, type BoxSide, type PackIndex } from '../pack-index.ts';
import type { Region, State } from '../state.ts';
import { directionTo, DIRECTIONS, edgeFacing, opposite } from './geometry.ts';
import type { Edge } from '../data/schema-common.ts';

/** The region sides by id. */
type Sides = Pick<PackIndex, 'sides'>;

/** The region side that shows at `region`. */
export function sideAt(box: Sides, state: Pick<Open, 'regions'>, region: number): BoxSide {
  return sideOf(box, defined(state.regions[region]).side);
}

/** Index of the region at (q, r); -1 if there is none. */
export function regionAt(state: State, q: number, r: number): number {
  const { regions } = state;
  for (let index = 0; index < regions.length; index++) {
    const region = defined(regions[index]);
    if (region.q === q && region.r === r) return index;
  }
  return -1;
}

/** What the region shows towards `direction`. */
export function edgeTowards(box: Sides, region: Region, direction: number): Edge {
  return defined(sideOf(box, region.side).edges[edgeFacing(direction, region.turn)]);
}

/** Indices of the regions next to (q, r), by direction; -1 for none. */
export function neighboursOf(state: State, q: number, r: number): number[] {
  const around = [-1, -1, -1, -1, -1, -1];
  for (let index = 0; index < state.regions.length; index++) {
    const region = defined(state.regions[index]);
    const direction = directionTo(region.q - q, region.r - r);
    if (direction >= 0) around[direction] = index;
  }
  return around;
}

/**
 * The edges that the regions around a place turn towards it: `mask` marks the bits of an outline that matter, `bits`
 * are the values they must have.
 */
export type Surroundings = { readonly mask: number; readonly bits: number };

/** @param around the regions next to the place by direction, -1 for none. */
export function surroundingsOf(box: Sides, state: State, around: readonly number[]): Surroundings {
  let mask = 0;
  let bits = 0;
  for (let direction = 0; direction < 6; direction++) {
    const neighbour = defined(around[direction]);
    if (neighbour < 0) continue;
    const { side, turn } = defined(state.regions[neighbour]);
    const shown = defined(sideOf(box, side).outlines[turn]) >> (2 * opposite(direction));
    mask |= 3 << (2 * direction);
    bits |= (shown & 3) << (2 * direction);
  }
  return { mask, bits };
}

/**
 * Whether `side`, rotated by `turn` sixths, continues the landscape of every region around it: water touches water,
 * field field, mountain mountain (rulebook 2.0, p. 4).
 */
export function fits(side: BoxSide, turn: number, { mask, bits }: Surroundings): boolean {
  return (defined(side.outlines[turn]) & mask) === bits;
}

/** Adds a region to the map and returns its index. The caller must have checked that it fits. */
export function layRegion(state: State, side: string, q: number, r: number, turn: number): number {
  const neighbours = neighboursOf(state, q, r);
  const index = state.regions.length;
  neighbours.forEach((neighbour, direction) => {
    if (neighbour >= 0) defined(state.regions[neighbour]).neighbours[opposite(direction)] = index;
  });
  state.regions.push({ side, q, r, turn, neighbours, town: -1, temple: -1, market: -1, port: -1 });
  return index;
}

/** A land or water part of a neighbouring region. */
export type Way = { readonly region: number; readonly part: number };

/**
 * Where a citizen (over land) or a ship (over water) on `part` of `region` can go in one step: parts of neighbouring
 * regions across an edge of that part. No part occurs twice, because two regions share only one edge.
 */
export function ways(box: Sides, state: State, kind: 'citizen' | 'ship', region: number, part: number): Way[] {
  const from = defined(state.regions[region]);
  const here = defined(sideOf(box, from.side).doors[kind][from.turn]);
  const found: Way[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const neighbour = defined(from.neighbours[direction]);
    if (neighbour < 0 || here[direction] !== part) continue;
    const beyond = defined(state.regions[neighbour]);
    const reached = defined(defined(sideOf(box, beyond.side).doors[kind][beyond.turn])[opposite(direction)]);
    found.push({ region: neighbour, part: reached });
  }
  return found;
}

/** The empty places next to at least `least` regions, in a fixed order, with the regions around each. */
export function emptyPlaces(state: State, least: number): { q: number; r: number; around: number[] }[] {
  const places: { q: number; r: number; around: number[] }[] = [];
  for (let index = 0; index < state.regions.length; index++) {
    const region = defined(state.regions[index]);
    for (let direction = 0; direction < 6; direction++) {
      if (defined(region.neighbours[direction]) >= 0) continue;
      const step = defined(DIRECTIONS[direction]);
      const q = region.q + step.q;
      const r = region.r + step.r;
      let place = places.find((other) => other.q === q && other.r === r);
      if (place === undefined) {
        place = { q, r, around: [-1, -1, -1, -1, -1, -1] };
        places.push(place);
      }
      place.around[opposite(direction)] = index;
    }
  }
  return places.filter(({ around }) => around.filter((index) => index >= 0).length >= least);
}
