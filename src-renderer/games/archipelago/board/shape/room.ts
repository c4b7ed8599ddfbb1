import { inside, ORIGIN, toLine, type Point } from '../../../../board/plane.ts';

/** A point of a part and how far it is from the nearest shore or edge. */
export type Spare = {
  readonly at: Point;
  readonly room: number;
};

const STEP = 0.05;

type Ground = {
  readonly outline: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
};

/** How far `p` is from the border of a part; negative outside. */
export function roomAt({ outline, holes }: Ground, p: Point): number {
  const rim = Math.min(toLine(p, outline, true), ...holes.map((hole) => toLine(p, hole, true)));
  return inside(p, outline) && !holes.some((hole) => inside(p, hole)) ? rim : -rim;
}

const known = new WeakMap<object, { points: Spare[]; best: Spare }>();

/** A fine grid over a part with the room at each point, and the roomiest point. Worked out once for the same outline. */
export function roomIn(ground: Ground): { points: Spare[]; best: Spare } {
  const key = ground.holes.at(-1) ?? ground.outline;
  const found = known.get(key) ?? survey(ground);
  known.set(key, found);
  return found;
}

function survey(ground: Ground): { points: Spare[]; best: Spare } {
  const points: Spare[] = [];
  let best: Spare = { at: ORIGIN, room: 0 };
  for (let y = -0.85; y < 0.86; y += STEP) {
    for (let x = -1; x < 1.01; x += STEP) {
      const room = roomAt(ground, { x, y });
      if (room <= 0.03) continue;
      const spare = { at: { x, y }, room };
      points.push(spare);
      if (room > best.room) best = spare;
    }
  }
  return { points, best };
}
