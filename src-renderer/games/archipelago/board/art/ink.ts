import { UNIT, type Point } from '../../../../board/plane.ts';

/**
 * One stroke of a drawing. Both boards paint the same strokes: SVG as paths, the 3D board on a canvas. Drawings are made
 * around the centre of their hex, with a hex's outer radius at 100.
 */
export type Ink = {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** Only inside this part of the tile. */
  readonly clip?: Clip;
  /** Left out where the ground has real relief. */
  readonly flat?: true;
};

/** What a stroke may be cut to. */
export type Clip = 'land' | 'water' | 'hex';

/** A drawing: its strokes in painting order, and the outlines its clips stand for. */
export type Drawing = {
  readonly key: string;
  readonly clips: Readonly<Record<Clip, string>>;
  readonly inks: readonly Ink[];
};

const figure = (n: number): string => String(Math.round(n * UNIT * 10) / 10);
/** A point as path data. */
export const spot = (p: Point): string => `${figure(p.x)} ${figure(p.y)}`;

/** A line through points as path data. */
export function path(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points;
  return first ? `M${spot(first)}${rest.map((p) => `L${spot(p)}`).join('')}${closed ? 'Z' : ''}` : '';
}

/** A smooth closed outline through points. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  if (n < 3) return path(points, closed);
  const at = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) ?? { x: 0, y: 0 };
  let d = `M${spot(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const from = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const to = { x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 };
    d += `C${spot(from)} ${spot(to)} ${spot(c)}`;
  }
  return closed ? `${d}Z` : d;
}
