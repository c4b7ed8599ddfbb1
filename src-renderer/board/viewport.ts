import { clampedTo, grown, MARGIN, nearPlace } from './in-sight.ts';
import type { Box, Point } from './plane.ts';

/** The part of the plane that the flat board shows: the point in its middle, and pixels per unit. */
export type Viewport = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

/** The size of the stage in pixels. */
export type Size = {
  readonly width: number;
  readonly height: number;
};

/** Pixels a unit may take: at most, when everything is shown, and how much less than that when zoomed out. */
export const ZOOM = { most: 260, fit: 150, out: 0.8 } as const;

/** Pixels kept free round the board: the frame, which is 9.5 wide, and a little air. */
const RIM = 12;

/** A viewport that shows a whole box inside the frame. @param room where on the stage, in pixels; by default all over it */
export function fitted({ left, top, right, bottom }: Box, size: Size, room: Box = stageOf(size)): Viewport {
  const [width, height] = [room.right - room.left - 2 * RIM, room.bottom - room.top - 2 * RIM];
  const scale = Math.max(1, Math.min(width / (right - left), height / (bottom - top), ZOOM.fit));
  const off = { x: (room.left + room.right - size.width) / 2, y: (room.top + room.bottom - size.height) / 2 };
  return { x: (left + right) / 2 - off.x / scale, y: (top + bottom) / 2 - off.y / scale, scale };
}

const stageOf = ({ width, height }: Size): Box => ({ left: 0, top: 0, right: width, bottom: height });

/** The pixel of a point of the plane. */
export function toScreen(view: Viewport, size: Size, p: Point): Point {
  return { x: (p.x - view.x) * view.scale + size.width / 2, y: (p.y - view.y) * view.scale + size.height / 2 };
}

/** The point of the plane under a pixel. */
export function fromScreen(view: Viewport, size: Size, p: Point): Point {
  return { x: (p.x - size.width / 2) / view.scale + view.x, y: (p.y - size.height / 2) / view.scale + view.y };
}

/** Zooms by `factor`; what lies under the pixel `at` stays there. */
export function zoomed(view: Viewport, size: Size, factor: number, at: Point): Viewport {
  const scale = view.scale * factor;
  const under = fromScreen(view, size, at);
  const moved = fromScreen({ ...view, scale }, size, at);
  return { x: view.x + under.x - moved.x, y: view.y + under.y - moved.y, scale };
}

/** Moves the view by pixels. */
export const panned = (view: Viewport, dx: number, dy: number): Viewport => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});

/** Moves the view just so far that `p` is in sight, about a unit from the edge. */
export function showing(view: Viewport, size: Size, p: Point): Viewport {
  const [w, h] = [Math.max(0, size.width / 2 / view.scale - 1), Math.max(0, size.height / 2 / view.scale - 0.9)];
  const clamp = (value: number, around: number, by: number) => Math.max(around - by, Math.min(around + by, value));
  return { ...view, x: clamp(view.x, p.x, w), y: clamp(view.y, p.y, h) };
}

/**
 * The view nearest to `view` that does not lose the board: its middle stays beside some place, and it is neither nearer
 * than can be used nor much farther than needed to show everything. @param room where on the stage everything is shown
 */
export function keptInSight(
  view: Viewport,
  extent: Box,
  groups: readonly { readonly point: Point }[],
  size: Size,
  room?: Box,
): Viewport {
  const least = fitted(extent, size, room).scale * ZOOM.out;
  const scale = Math.max(least, Math.min(ZOOM.most, view.scale));
  // Nearer up, some of a place is still to be seen.
  const reach = Math.min(1 + MARGIN, Math.min(size.width, size.height) / 2 / scale + 0.2);
  const middle = nearPlace(groups, clampedTo(grown(extent, MARGIN), view), reach);
  return { ...middle, scale };
}

/** Whether a box of the plane is in sight as a whole. */
export function isInSight(view: Viewport, size: Size, { left, top, right, bottom }: Box): boolean {
  const [a, b] = [toScreen(view, size, { x: left, y: top }), toScreen(view, size, { x: right, y: bottom })];
  return a.x >= 0 && a.y >= 0 && b.x <= size.width && b.y <= size.height;
}
