import { corner } from '#engine/archipelago/map/geometry.ts';
import { add, mix, polar, scale, subtract, type Point } from '../../../../board/plane.ts';
import type { Run } from './runs.ts';
import { wobble, type Dice } from './seeded.ts';

/**
 * How far the middle of a coast lies from the centre of the hex, towards the edges it cuts off, by their number. Land takes
 * more than its share: pieces need room to stand.
 */
const REACH = {
  alone: [0, 0.06, -0.01, -0.13, -0.33, -0.47],
  land: [0, 0.22, 0.22, 0.12, 0.05, 0],
  water: [0, 0.44, 0.34, 0.2, 0.1, 0],
} as const;
const PULL = 0.55;
const STEPS = 30;

/** Where the middle of the coast of a run lies: `pairs` is how many times land and water follow each other. */
function reach(run: Run, pairs: number): number {
  return (pairs <= 1 ? REACH.alone : REACH[run.kind])[run.count] ?? 0;
}

/** The coast that cuts a run off: from its first corner to its last, bending inward, with a natural wobble. */
export function cutLine(run: Run, pairs: number, roll: Dice): Point[] {
  const from = corner(run.first);
  const to = corner(run.first + run.count);
  const towards = polar(((run.first + run.count / 2 - 2) * Math.PI) / 3, 1);
  const natural = (Math.cos((run.count * Math.PI) / 6) * (1 + 3 * (1 - PULL))) / 4;
  const push = scale(towards, (reach(run, pairs) - natural) / 0.75);
  const a = add(scale(from, 1 - PULL), push);
  const b = add(scale(to, 1 - PULL), push);
  const shake = wobble(roll);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const p = bezier(from, a, b, to, t);
    const way = subtract(bezier(from, a, b, to, t + 0.01), bezier(from, a, b, to, t - 0.01));
    const length = Math.hypot(way.x, way.y) || 1;
    return add(p, scale({ x: -way.y / length, y: way.x / length }, 0.05 * shake(t)));
  });
}

function bezier(p: Point, a: Point, b: Point, q: Point, t: number): Point {
  const ab = mix(a, b, t);
  return mix(mix(mix(p, a, t), ab, t), mix(ab, mix(b, q, t), t), t);
}

/** A round outline with a wobble, clockwise: a lake or an islet. */
export function blob(centre: Point, radius: number, roll: Dice): Point[] {
  const shake = wobble(roll);
  return Array.from({ length: 28 }, (_, i) => {
    const t = i / 28;
    return add(centre, polar(t * 2 * Math.PI, radius * (1 + 0.16 * shake(t))));
  });
}
