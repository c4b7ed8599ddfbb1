import type { Point } from './plane.ts';
import type { Projection } from './projection.ts';
import type { Size } from './viewport.ts';

/** How much of a board is drawn: all of it, or in its place what must be told apart from afar, in sizes that can be read. */
export type Detail = 'near' | 'far';

/** Narrower than this on the screen, in pixels, a place is shown from afar … */
export const FAR_BELOW = 110;
/** … and near again from this width on, so that a small movement of the hand does not change the picture to and fro. */
export const NEAR_FROM = 121;

/** The detail for places that are so wide on the screen now. */
export function detailFor(width: number, before: Detail): Detail {
  if (width < FAR_BELOW) return 'far';
  return width < NEAR_FROM ? before : 'near';
}

/** How wide the narrowest place in sight is on the screen: over a relief those at the back are. A unit is about half a place. */
export function widthOnScreen(
  groups: readonly { readonly point: Point }[],
  projection: Projection,
  size: Size,
): number {
  const isSeen = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  const seen = groups.filter(({ point }) => isSeen(projection.toScreen(point)));
  return Math.min(...seen.map(({ point }) => 2 * projection.unitAt(point)));
}
