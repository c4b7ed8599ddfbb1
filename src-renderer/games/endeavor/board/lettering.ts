import { distance, type Point } from '../../../board/plane.ts';
import type { Lettering } from './regions-data.ts';

/** The arc of a region's name as path data. */
export const arcPath = ({ arc: [from, bend, to] }: Lettering): string =>
  `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`;

/** Points along the arc, in points of the sheet. */
export function arcPoints({ arc }: Lettering, steps = 24): Point[] {
  const [[ax, ay], [bx, by], [cx, cy]] = arc;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return { x: a * ax + b * bx + c * cx, y: a * ay + b * by + c * cy };
  });
}

/** The length of the arc in points: the name is spaced out to fill it. */
export const arcLength = (lettering: Lettering): number => {
  const points = arcPoints(lettering);
  return points.slice(1).reduce((sum, p, i) => sum + distance(p, points[i] ?? p), 0);
};
