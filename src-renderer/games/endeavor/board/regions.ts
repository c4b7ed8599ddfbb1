import type { Point } from '../../../board/plane.ts';
import { smoothThrough } from './geometry.ts';
import { BORDERS, type Border } from './regions-data.ts';

const same = (p: Point, q: Point): boolean => p.x === q.x && p.y === q.y;

/** A border as it is drawn: smooth between two regions, straight where the sheet ends. */
export function drawnBorder({ between, line }: Border): readonly Point[] {
  const points = line.map(([x, y]) => ({ x, y }));
  return between.length > 1 ? smoothThrough(points, 5) : points;
}

/** The share of a region in the sheet, land and sea: its borders put together. Nothing for a region without any. */
export function shareOf(region: string): readonly Point[] {
  const rest = BORDERS.filter(({ between }) => between.includes(region)).map(drawnBorder);
  const outline = [...(rest.shift() ?? [])];
  for (;;) {
    const last = outline.at(-1);
    if (!last) return [];
    const next = rest.findIndex((line) => [line[0], line.at(-1)].some((end) => end && same(end, last)));
    const [line] = next < 0 ? [] : rest.splice(next, 1);
    if (!line) return outline.slice(0, -1);
    outline.push(...(line[0] && same(line[0], last) ? line.slice(1) : [...line].reverse().slice(1)));
  }
}
