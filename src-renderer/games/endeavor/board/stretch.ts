import type { Point } from '../../../board/plane.ts';

/**
 * The projection of the chart. A true one would leave ten cities of Europe a thumb's breadth, so longitude and latitude
 * are stretched, each by itself, where the game has much to lay down: one continuous coast without folds. All lengths
 * are points of the sheet: pixels where the stage is 776 by 500, as at 1280 by 720 with five seats.
 */

/** The sheet in points: what is to be seen when the whole board is shown. */
export const SHEET = { width: 752, height: 476 } as const;

/** The coast goes on so far beyond the edges of the sheet, for stages of another shape. */
export const BLEED = { x: 70, y: 44 } as const;

type Knot = readonly [degrees: number, at: number];

/** Longitudes and how far from the left edge they lie, from west to east. */
export const MERIDIANS: readonly Knot[] = [
  [-180, -130],
  [-125, -52],
  [-112, -30],
  [-98, 5],
  [-94, 20],
  [-90, 47],
  [-82, 106],
  [-77, 138],
  [-70, 174],
  [-60, 229],
  [-38.5, 283],
  [-17, 331],
  [-9, 350],
  [0, 390],
  [5, 416],
  [12.5, 443],
  [18, 466],
  [30, 506],
  [42, 531],
  [51, 549],
  [60, 571],
  [73, 606],
  [80, 630],
  [88, 654],
  [98, 676],
  [107, 690],
  [113, 702],
  [122, 717],
  [130, 731],
  [145, 766],
  [180, 870],
];

/** Latitudes and how far from the upper edge they lie, from north to south. */
export const PARALLELS: readonly Knot[] = [
  [84, -120],
  [66, -10],
  [62.5, 27],
  [60, 40],
  [52, 82],
  [48, 115],
  [42, 150],
  [36, 188],
  [31, 210],
  [23, 240],
  [18.5, 268],
  [13, 308],
  [5, 340],
  [-12, 393],
  [-34, 447],
  [-42, 476],
  [-56, 545],
  [-84, 640],
];

/**
 * A smooth monotone function through knots (Fritsch and Carlson): it never turns back, so the coast cannot fold.
 * Outside the knots it goes on straight.
 */
export function monotone(knots: readonly Knot[]): (degrees: number) => number {
  const ascending = [...knots].sort(([a], [b]) => a - b);
  const slopes = slopesOf(ascending);
  return (degrees) => {
    const above = ascending.findIndex(([x]) => x >= degrees);
    const index = Math.max(0, (above < 0 ? ascending.length : above) - 1);
    const [from, to] = [ascending[index], ascending[index + 1]];
    const [m, n] = [slopes[index] ?? 0, slopes[index + 1] ?? 0];
    if (from === undefined) return 0;
    if (degrees < from[0] || to === undefined) return from[1] + (degrees - from[0]) * m;
    const h = to[0] - from[0];
    const t = (degrees - from[0]) / h;
    const [t2, t3] = [t * t, t * t * t];
    const value = (2 * t3 - 3 * t2 + 1) * from[1] + (3 * t2 - 2 * t3) * to[1];
    return value + h * ((t3 - 2 * t2 + t) * m + (t3 - t2) * n);
  };
}

/** The slope at each knot: the harmonic mean of those beside it keeps the function monotone. */
function slopesOf(knots: readonly Knot[]): number[] {
  const steps = knots.slice(1).map(([x, y], i) => {
    const [x0, y0] = knots[i] ?? [0, 0];
    return (y - y0) / (x - x0);
  });
  return knots.map((_, i) => {
    const [before, after] = [steps[i - 1], steps[i]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

const x = monotone(MERIDIANS);
const y = monotone(PARALLELS);

/** Where a longitude and a latitude, in degrees, lie on the sheet. */
export const onSheet = (longitude: number, latitude: number): Point => ({ x: x(longitude), y: y(latitude) });
