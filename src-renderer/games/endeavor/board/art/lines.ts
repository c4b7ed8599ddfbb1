import { polar, type Point } from '../../../../board/plane.ts';
import { onSheet, BLEED, SHEET } from '../stretch.ts';

const figure = (n: number): string => String(Math.round(n * 10) / 10);

/** A line through points as path data. */
export const pathThrough = (points: readonly Point[], closed = false): string =>
  `M${points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}${closed ? 'Z' : ''}`;

const [LEFT, TOP] = [-BLEED.x, -BLEED.y];
const [RIGHT, BOTTOM] = [SHEET.width + BLEED.x, SHEET.height + BLEED.y];

const meridian = (longitude: number): string => {
  const { x } = onSheet(longitude, 0);
  return x > LEFT && x < RIGHT ? `M${figure(x)} ${TOP}V${BOTTOM}` : '';
};
const parallel = (latitude: number): string => {
  const { y } = onSheet(0, latitude);
  return y > TOP && y < BOTTOM ? `M${LEFT} ${figure(y)}H${RIGHT}` : '';
};
const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** The net of meridians and parallels, ten degrees apart. */
export const GRATICULE = [...every(10, -180, 180).map(meridian), ...every(10, -60, 80).map(parallel)].join('');
/** The equator and the tropics. */
export const CIRCLES = [0, 23.44, -23.44].map(parallel).join('');

/** The winds that go out from a rose: a ray for each of `n`, so long. */
export const rays = ({ x, y }: Point, n: number, length: number): string =>
  every(1, 0, n - 1)
    .map((i) => polar((i / n) * 2 * Math.PI, length))
    .map((to) => `M${figure(x)} ${figure(y)}l${figure(to.x)} ${figure(to.y)}`)
    .join('');

/** A star with `n` points round the origin, between two radii. */
export function star(n: number, outer: number, inner: number): string {
  const corners = every(1, 0, 2 * n - 1).map((i) => polar(((i - n / 2) * Math.PI) / n, i % 2 === 0 ? outer : inner));
  return pathThrough(corners, true);
}
