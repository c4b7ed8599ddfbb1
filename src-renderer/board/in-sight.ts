import { boxRound, distance, type Box, type Point } from './plane.ts';

/** So far, in units, the middle of the view may leave what there is: half a place. */
export const MARGIN = 1;

/** A box, so much larger on each side. */
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The point of a box nearest to `p`. */
export const clampedTo = ({ left, top, right, bottom }: Box, p: Point): Point => ({
  x: Math.max(left, Math.min(right, p.x)),
  y: Math.max(top, Math.min(bottom, p.y)),
});

/** The point nearest to `p` from which no place is farther than `reach`: the board has gaps, and the middle of the view may not get lost in them. */
export function nearPlace(groups: readonly { readonly point: Point }[], p: Point, reach: number): Point {
  let [nearest, least] = [p, Infinity];
  for (const { point } of groups) if (distance(point, p) < least) [nearest, least] = [point, distance(point, p)];
  if (least <= reach || least === Infinity) return p;
  const by = reach / least;
  return { x: nearest.x + (p.x - nearest.x) * by, y: nearest.y + (p.y - nearest.y) * by };
}

/** What this needs to know of a place. */
type Laid = { readonly id: string; readonly empty?: boolean; readonly slim?: boolean };

/** The places with something on them that were not there before: a tile just laid. Nothing on the first call. */
export function laidSince<P extends Laid>(before: ReadonlySet<string> | undefined, groups: readonly P[]): P[] {
  return before === undefined ? [] : groups.filter(({ id, empty, slim }) => !empty && !slim && !before.has(id));
}

/** The names of the places with something on them. */
export const laidOf = (groups: readonly Laid[]): ReadonlySet<string> =>
  new Set(groups.flatMap(({ id, empty }) => (empty ? [] : [id])));

/** How far round what is decided is shown from close by, in units. */
export const CLOSE = 1.5;

/** The part of the plane shown from close by: round what is decided, or else round the middle. */
export function closeBox(decided: readonly Point[], middle: Point): Box {
  return grown(boxRound(decided.length > 0 ? decided : [middle]), CLOSE);
}
