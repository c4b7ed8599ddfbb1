import type { Chance } from './chance.ts';
import { areaOf, pathOf, type Line, type Point } from './line.ts';

/** The ink of every contour: never black. */
export const INK = '#241a12';
/** Towards the lamp, which hangs at the upper left. */
const LAMP = { x: -0.6, y: -0.8 };
/** How much of its width a contour keeps where it faces the lamp, and how much of it noise takes or gives. */
const FACING = 0.28;
const UNEVEN = 0.32;
/** A contour breaks off where it faces the lamp as much as this, and noise is above that. */
const BREAK = { facing: 0.72, noise: 0.42 };

/** The direction of a line at each of its points, as a vector of length 1. */
function directions(line: Line, closed: boolean): Point[] {
  const many = line.length;
  const at = (index: number): Point =>
    line[closed ? (index + many) % many : Math.max(0, Math.min(many - 1, index))] as Point;
  return line.map((_, index) => {
    const [from, to] = [at(index - 1), at(index + 1)];
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  });
}

/** A line of changing width as one or several filled shapes; `width` gives it at each point, 0 where the line breaks off. */
export function ribbon(line: Line, closed: boolean, width: (index: number) => number): string {
  const along = directions(line, closed);
  const parts: string[] = [];
  let left: Point[] = [];
  let right: Point[] = [];
  const end = (): void => {
    if (left.length > 1) parts.push(pathOf([...left, ...right.toReversed()]));
    [left, right] = [[], []];
  };
  const many = closed ? line.length + 1 : line.length;
  for (let step = 0; step < many; step++) {
    const index = step % line.length;
    const [point, way] = [line[index] as Point, along[index] as Point];
    const half = width(index) / 2;
    if (half <= 0) {
      end();
      continue;
    }
    left.push({ x: point.x - way.y * half, y: point.y + way.x * half });
    right.push({ x: point.x + way.y * half, y: point.y - way.x * half });
  }
  end();
  return parts.join('');
}

/** The contour of a closed shape: thin towards the lamp, full away from it, uneven, and broken where light falls on it. */
export function contour(line: Line, weight: number, chance: Chance): string {
  const [swell, gaps] = [chance.noise(46), chance.noise(30)];
  const side = areaOf(line) > 0 ? 1 : -1;
  const along = directions(line, true);
  const from = chance.number(0, 500);
  return ribbon(line, true, (index) => {
    const way = along[index] as Point;
    // To the left of the way lies the outside of a shape that runs clockwise.
    const facing = (way.y * LAMP.x - way.x * LAMP.y) * side;
    if (facing > BREAK.facing && gaps(from + index * 5) > BREAK.noise) return 0;
    const lit = Math.max(0, facing);
    return weight * (1 - (1 - FACING) * lit) * (1 + UNEVEN * swell(from + index * 5));
  });
}

/** A stroke of the pen: thin at its ends. */
export function penStroke(line: Line, weight: number, chance: Chance, taper = true): string {
  const swell = chance.noise(40);
  const from = chance.number(0, 500);
  return ribbon(line, false, (index) => {
    const part = line.length < 2 ? 0.5 : index / (line.length - 1);
    const ends = taper ? Math.min(1, 0.25 + 3 * Math.min(part, 1 - part)) : 1;
    return Math.max(0.3, weight * ends * (1 + UNEVEN * swell(from + index * 5)));
  });
}
