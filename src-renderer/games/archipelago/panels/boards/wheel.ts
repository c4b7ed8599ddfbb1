import type { Action } from '#engine/archipelago/state.ts';
import { ACTIONS } from '#engine/archipelago/state.ts';
import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { onSharedCircles, sharedCircles } from '#engine/archipelago/figures/wheel.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';

/** A point on the wheel. */
export type Point = { readonly x: number; readonly y: number };
/** A circle printed on a limited space: for one seat, or for anybody (`seat` null). */
export type Circle = Point & { readonly seat: number | null; readonly taken: number | null };
/** One space of the wheel. */
export type Space = {
  readonly action: Action;
  readonly wedge: string;
  readonly icon: Point;
  readonly circles: readonly Circle[];
  /** Discs on an unlimited space, in the order they came. */
  readonly discs: readonly (Point & { readonly seat: number })[];
  readonly seats: readonly number[];
  readonly shared: number | undefined;
};

const OUTER = 97;
const INNER = 25;
const STEP = (2 * Math.PI) / ACTIONS.length;

function polar(angle: number, radius: number): Point {
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

function wedgePath(middle: number): string {
  const corners = [
    polar(middle - STEP / 2, INNER),
    polar(middle - STEP / 2, OUTER),
    polar(middle + STEP / 2, OUTER),
    polar(middle + STEP / 2, INNER),
  ].map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  return `M${corners[0]} L${corners[1]} A${OUTER} ${OUTER} 0 0 1 ${corners[2]} L${corners[3]} A${INNER} ${INNER} 0 0 0 ${corners[0]} Z`;
}

/** Places inside a space, from the rim inwards: two abreast where it is wide, one where it is narrow. */
function places(middle: number, count: number): Point[] {
  const at = (across: number, radius: number): Point => polar(middle + Math.asin(across / radius), radius);
  const all = [at(-6.2, 61), at(6.2, 61), at(-5.4, 50.5), at(5.4, 50.5), at(-4.8, 40.5), at(4.8, 40.5), at(0, 31)];
  return Array.from({ length: count }, (_, index) => all[index % all.length] ?? { x: 0, y: 0 });
}

/** Own circles are taken by the first disc of their colour, shared ones by `again`. */
function circlesAt(
  middle: number,
  players: number,
  shared: number,
  discs: readonly number[],
  again: readonly number[],
): Circle[] {
  return places(middle, players + shared).map((place, index) => {
    if (index < players) return { ...place, seat: index, taken: discs.includes(index) ? index : null };
    return { ...place, seat: null, taken: again[index - players] ?? null };
  });
}

/** The wheel as it lies: every space with its circles and discs. */
export function wheelSpaces(view: View, pack: Pack): Space[] {
  const players = view.options.players;
  return ACTIONS.map((action, index) => {
    const middle = index * STEP;
    const seats = view.wheel.filter((disc) => disc.action === action).map(({ seat }) => seat);
    const shared = sharedCircles(packIndexOf(pack), view, action);
    const free = shared === undefined ? places(middle, seats.length) : [];
    return {
      action,
      wedge: wedgePath(middle),
      icon: polar(middle, 79),
      circles: shared === undefined ? [] : circlesAt(middle, players, shared, seats, onSharedCircles(view, action)),
      discs: free.flatMap((place, at) => (seats[at] === undefined ? [] : [{ ...place, seat: seats[at] }])),
      seats,
      shared,
    };
  });
}
