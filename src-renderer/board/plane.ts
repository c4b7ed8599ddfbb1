/**
 * Points and polygons in the plane of the board: x to the right, y downwards. A game decides how long a unit is; pins,
 * zoom and camera expect about half the width of a tile.
 */
export type Point = {
  readonly x: number;
  readonly y: number;
};

/** A rectangle of the plane. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Flat pictures are drawn in hundredths of a unit. */
export const UNIT = 100;

/** The point from which the plane is measured. */
export const ORIGIN: Point = { x: 0, y: 0 };

/** The sum of two points as vectors. */
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
/** The vector from `b` to `a`. */
export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
/** A vector, `by` times as long. */
export const scale = (a: Point, by: number): Point => ({ x: a.x * by, y: a.y * by });
/** The dot product of two vectors. */
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
/** How far two points are apart. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** The point between `a` (at 0) and `b` (at 1). */
export const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
/** The point at `angle` (radians, clockwise from east) and `radius` around the origin. */
export const polar = (angle: number, radius: number): Point => ({
  x: Math.cos(angle) * radius,
  y: Math.sin(angle) * radius,
});

/** Whether `p` lies inside the polygon (even-odd). */
export function inside(p: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  let b = polygon.at(-1);
  for (const a of polygon) {
    if (b && a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
    b = a;
  }
  return odd;
}

/** Distance from `p` to the segment `a`–`b`. */
export function toSegment(p: Point, a: Point, b: Point): number {
  const along = subtract(b, a);
  const length = dot(along, along);
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, dot(subtract(p, a), along) / length));
  return distance(p, mix(a, b, t));
}

/** Distance from `p` to an open line, or to the closed outline when `closed`. */
export function toLine(p: Point, line: readonly Point[], closed = false): number {
  let least = Infinity;
  let previous = closed ? line.at(-1) : undefined;
  for (const point of line) {
    if (previous) least = Math.min(least, toSegment(p, previous, point));
    previous = point;
  }
  return least;
}

/** The mean of some points; the origin for none. */
export function mean(points: readonly Point[]): Point {
  const sum = points.reduce(add, ORIGIN);
  return points.length === 0 ? ORIGIN : scale(sum, 1 / points.length);
}

/** The least box round some points. */
export function boxRound(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
