import type { Point } from '../plane.ts';

/** An affine map, as CSS and canvas write it: x′ = ax + cy + e, y′ = bx + dy + f. */
export type Matrix = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>>;

/** The map that leaves everything where it is. */
export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** First `inner`, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  e: outer.a * inner.e + outer.c * inner.f + outer.e,
  f: outer.b * inner.e + outer.d * inner.f + outer.f,
});

/** Where a point comes to lie. */
export const moved = ({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** How much longer lengths become, in the mean of all directions. */
export const scaleOf = ({ a, b, c, d }: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** Whether it keeps angles: a circle stays one. */
export const keepsCircles = ({ a, b, c, d }: Matrix): boolean => {
  const slack = 1e-6 * (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d));
  return Math.abs(a * c + b * d) <= slack * slack + slack && Math.abs(Math.hypot(a, b) - Math.hypot(c, d)) <= slack;
};

/** Reads the computed value of a `transform` in the plane; undefined where there is none. */
export function matrixOf(transform: string): Matrix | undefined {
  const inside = /^matrix\(([^)]*)\)$/.exec(transform)?.[1];
  if (inside === undefined) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = inside.split(',').map(Number);
  return { a, b, c, d, e, f };
}

/** The map of a pen now, as a plain value. */
export function matrixAt(pen: CanvasRenderingContext2D): Matrix {
  const { a, b, c, d, e, f } = pen.getTransform();
  return { a, b, c, d, e, f };
}
