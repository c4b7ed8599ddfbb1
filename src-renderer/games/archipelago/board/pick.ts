import { DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import type { Point } from '../../../board/plane.ts';

/** An axial place on the map. */
export type Hex = {
  readonly q: number;
  readonly r: number;
};

/** The hex that holds a point of the board's plane (cube rounding: the largest error gives way). */
export function hexAt({ x, y }: Point): Hex {
  const q = x / 1.5;
  const r = y / Math.sqrt(3) - q / 2;
  const s = -q - r;
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  // `+ 0` turns a minus nought into nought.
  if (dq > dr && dq > ds) return { q: -b - c + 0, r: b + 0 };
  return dr > ds ? { q: a + 0, r: -a - c + 0 } : { q: a + 0, r: b + 0 };
}

/** One word for a hex. */
export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

/** The place next to a hex in one of the six directions. */
export function beside({ q, r }: Hex, direction: number): Hex {
  const step = DIRECTIONS[((direction % 6) + 6) % 6] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}
