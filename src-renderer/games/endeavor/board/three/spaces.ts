import type { Point } from '../../../../board/plane.ts';
import { besidePoint, SIZES } from '../geometry.ts';
import type { BoardModel } from '../model.ts';
import { BESIDE } from '../places-data.ts';

/** Something round on the sheet under which the ground is flat: its middle and radius, in points. */
export type Space = { readonly at: Point; readonly r: number };

/** So many colours may lie beside a full track: five seats and the neutral one. */
const COLOURS = 6;
/** Half the width of a stack, as a round space: its corners reach into slopes that nobody sees. */
const STACK = 30;

/** Every space of the chart: berths, cities, tokens of routes, discs beside a track, stacks. */
export function spacesOf({ regions, cities, routes, stacks }: BoardModel): Space[] {
  const beside = Object.keys(BESIDE).flatMap((region) =>
    Array.from({ length: COLOURS }, (_, slot) => besidePoint(region, slot)),
  );
  return [
    ...regions.flatMap(({ berths }) => berths.map(({ at }) => ({ at, r: SIZES.berth }))),
    ...cities.map(({ at }) => ({ at, r: SIZES.city + 1 })),
    ...routes.map(({ line }) => ({ at: line.token, r: SIZES.route })),
    ...beside.flatMap((at) => (at ? [{ at, r: 9 }] : [])),
    ...stacks.map(({ at }) => ({ at, r: STACK })),
  ];
}
