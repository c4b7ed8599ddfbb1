import type { Point } from '../../../../board/plane.ts';
import { onSheet } from '../stretch.ts';

/** A chain of mountains: longitudes and latitudes of its ends, and how many hills are drawn along it. */
type Chain = readonly [from: readonly [number, number], to: readonly [number, number], hills: number];

const CHAINS: readonly Chain[] = [
  [[-97, 52], [-94.5, 36], 8],
  [[-83, 37], [-76, 42], 4],
  [[-73, 8], [-76.5, -6], 4],
  [[-70, -15], [-70, -40], 6],
  [[-52, -20], [-45, -17], 3],
  [[-5, 33], [6, 35], 4],
  [[-1, 42.8], [1.5, 42.6], 2],
  [[7, 46], [11, 46.8], 3],
  [[20, 47.5], [24.5, 46], 3],
  [[42, 42.8], [47, 42.2], 3],
  [[56, 56], [57, 64], 4],
  [[36, 11], [39.5, 7], 3],
  [[30, 0], [31, -8], 3],
  [[24, -31], [29, -29], 3],
  [[47, 34.5], [53, 30], 4],
  [[98, 28], [103, 26], 3],
  [[88, 49], [100, 51], 4],
  [[14, 66], [11, 61], 3],
];

/** Where mountains stand, in points of the sheet, and how large they are: 1 for a whole one. */
export const peaks = (): readonly (Point & { readonly size: number })[] =>
  CHAINS.flatMap(([from, to, count]) =>
    Array.from({ length: count }, (_, i) => {
      const t = count > 1 ? i / (count - 1) : 0.5;
      const { x, y } = onSheet(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
      // Every other hill stands aside and is smaller, so that no chain looks ruled.
      const size = i % 2 === 0 ? 1 : 0.76;
      return { x: x + (i % 2 === 0 ? -1.6 : 2), y: y + (i % 3) - 1, size };
    }),
  );

/** Hills as an old chart has them, seen from the side: the outline, and the strokes of their shadow. */
export function hills(): { readonly outline: string; readonly shadow: string } {
  const tops = peaks();
  const stroke = (x: number, y: number, size: number, steps: string) =>
    `M${x.toFixed(1)} ${y.toFixed(1)}${steps.replace(/-?[\d.]+/g, (n) => String(Math.round(Number(n) * size * 10) / 10))}`;
  return {
    outline: tops
      .map(({ x, y, size }) => stroke(x - 5 * size, y + 4 * size, size, 'q3.4 -1.4 5 -8q1.6 2 2.4 3.6t3.4 4.4'))
      .join(''),
    shadow: tops
      .map(({ x, y, size }) => stroke(x + 0.6 * size, y - 2.4 * size, size, 'l1.2 5m.6 -3.2l1.2 3.6m.8 -2.4l1 2.6'))
      .join(''),
  };
}
