import { distance, type Point } from '../../../../board/plane.ts';
import { roomAt } from '../shape/room.ts';
import type { Dice } from '../shape/seeded.ts';
import type { Sketch, SketchPart } from '../shape/sketch.ts';

/** A circle that decoration leaves free. */
export type Keep = {
  readonly at: Point;
  readonly radius: number;
};

/** What is printed on a sketch and must not be drawn over. */
export function printedOn(sketch: Sketch): Keep[] {
  return [...sketch.icons, ...[sketch.huts, sketch.peak].filter((site) => site !== null)].map(({ at, radius }) => ({
    at,
    radius,
  }));
}

/**
 * Random points of a part, no two closer than `gap`, at least `rim` from its border and clear of `keep`.
 */
export function scatter(part: SketchPart, gap: number, rim: number, keep: readonly Keep[], roll: Dice): Point[] {
  const found: Point[] = [];
  const tries = Math.round(3.2 / (gap * gap));
  for (let i = 0; i < tries; i += 1) {
    const p = { x: roll() * 2 - 1, y: roll() * 1.76 - 0.88 };
    if (found.some((other) => distance(other, p) < gap)) continue;
    if (keep.some(({ at, radius }) => distance(at, p) < radius)) continue;
    if (roomAt(part, p) >= rim) found.push(p);
  }
  return found;
}
