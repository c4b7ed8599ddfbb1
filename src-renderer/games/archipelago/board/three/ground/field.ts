import { inside, type Point } from '../../../../../board/plane.ts';
import type { Sketch } from '../../shape/sketch.ts';
import { BESIDE, direction, inset, type Around } from './around.ts';

/** Places on a side of the grid, and how far it reaches from the middle of the hex. */
const SIDE = 72;
const REACH = 1.06;
const STEP = (2 * REACH) / (SIDE - 1);
/** Coasts farther off than this change nothing. */
const FAR = 0.6;

/** How far a place round the middle of a hex is from the coast: positive on land, negative at sea, `FAR` at most. */
export type Field = (x: number, y: number) => number;

/** Distances to the coasts of a tile and of all tiles next to it, so that they go on over its edges. */
export function fieldOf(around: Around): Field {
  const grid = measure(segmentsOf(around));
  sign(grid, isLandIn(around));
  return (x, y) => between(grid, (x + REACH) / STEP, (y + REACH) / STEP);
}

/** Makes distances at sea negative. Away from coasts a place is what the place before it is. */
function sign(grid: Float32Array, isLandAt: (x: number, y: number) => boolean): void {
  for (let j = 0; j < SIDE; j++) {
    let before: boolean | undefined;
    for (let i = 0; i < SIDE; i++) {
      const far = grid[j * SIDE + i] ?? 0;
      const [x, y] = [i * STEP - REACH, j * STEP - REACH];
      const away = far > 1.5 * STEP && inset(x, y) > 0;
      const land: boolean = away && before !== undefined ? before : isLandAt(x, y);
      if (!land) grid[j * SIDE + i] = -far;
      before = away ? land : undefined;
    }
  }
}

/** Between the four nearest places of the grid. */
function between(grid: Float32Array, x: number, y: number): number {
  const i = Math.max(0, Math.min(SIDE - 2, Math.floor(x)));
  const j = Math.max(0, Math.min(SIDE - 2, Math.floor(y)));
  const a = x - i;
  const b = y - j;
  const at = j * SIDE + i;
  const above = (grid[at] ?? 0) * (1 - a) + (grid[at + 1] ?? 0) * a;
  const below = (grid[at + SIDE] ?? 0) * (1 - a) + (grid[at + SIDE + 1] ?? 0) * a;
  return above * (1 - b) + below * b;
}

/** Every stretch of coast that is near enough to count: four numbers each. */
function segmentsOf({ sketch, beside }: Around): number[] {
  const found: number[] = [];
  const limit = REACH + FAR;
  const put = ({ coasts }: Sketch, by: Point) => {
    for (const { line, closed } of coasts) {
      let last = closed ? line.at(-1) : undefined;
      for (const p of line) {
        if (last && Math.abs(p.x + by.x) < limit && Math.abs(p.y + by.y) < limit)
          found.push(last.x + by.x, last.y + by.y, p.x + by.x, p.y + by.y);
        last = p;
      }
    }
  };
  put(sketch, { x: 0, y: 0 });
  BESIDE.forEach((by, i) => beside[i] && put(beside[i], by));
  return found;
}

/** The nearest stretch is found along the coasts and along the edge of the grid; from there it is handed on. */
function measure(segments: readonly number[]): Float32Array {
  const distance = new Float32Array(SIDE * SIDE).fill(FAR);
  const nearest = new Int32Array(SIDE * SIDE).fill(-1);
  const offer = (i: number, j: number, segment: number) => {
    if (segment < 0 || i < 0 || j < 0 || i >= SIDE || j >= SIDE) return;
    const far = toStretch(i * STEP - REACH, j * STEP - REACH, segments, segment);
    if (far >= (distance[j * SIDE + i] ?? 0)) return;
    distance[j * SIDE + i] = far;
    nearest[j * SIDE + i] = segment;
  };
  for (let segment = 0; segment < segments.length; segment += 4) {
    alongStretch(segments, segment, (i, j) => offer(i, j, segment));
    if (isWithin(segments, segment)) continue;
    for (let k = 0; k < SIDE; k++) {
      offer(k, 0, segment);
      offer(k, SIDE - 1, segment);
      offer(0, k, segment);
      offer(SIDE - 1, k, segment);
    }
  }
  const from = (i: number, j: number, x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < SIDE && y < SIDE) offer(i, j, nearest[y * SIDE + x] ?? -1);
  };
  /** Hands on from the place before and the three above, or from those behind and below. */
  const hand = (i: number, j: number, by: 1 | -1) => {
    from(i, j, i - by, j);
    for (let x = -1; x <= 1; x++) from(i, j, i + x, j - by);
  };
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < SIDE * SIDE; at++) hand(at % SIDE, Math.floor(at / SIDE), 1);
    for (let at = SIDE * SIDE - 1; at >= 0; at--) hand(at % SIDE, Math.floor(at / SIDE), -1);
  }
  return distance;
}

/** Whether a stretch begins on the grid, so that it is handed on from there. */
const isWithin = (segments: readonly number[], at: number): boolean =>
  Math.abs(segments[at] ?? 0) < REACH && Math.abs(segments[at + 1] ?? 0) < REACH;

/** Every place of the grid next to a stretch. */
function alongStretch(segments: readonly number[], at: number, meet: (i: number, j: number) => void): void {
  const [ax, ay, bx, by] = [segments[at] ?? 0, segments[at + 1] ?? 0, segments[at + 2] ?? 0, segments[at + 3] ?? 0];
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / STEP) + 1;
  for (let step = 0; step <= steps; step++) {
    const i = Math.round((ax + ((bx - ax) * step) / steps + REACH) / STEP);
    const j = Math.round((ay + ((by - ay) * step) / steps + REACH) / STEP);
    for (let dj = -1; dj <= 1; dj++) for (let di = -1; di <= 1; di++) meet(i + di, j + dj);
  }
}

function toStretch(x: number, y: number, segments: readonly number[], at: number): number {
  const ax = segments[at] ?? 0;
  const ay = segments[at + 1] ?? 0;
  const dx = (segments[at + 2] ?? 0) - ax;
  const dy = (segments[at + 3] ?? 0) - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  const ox = x - ax - t * dx;
  const oy = y - ay - t * dy;
  return Math.sqrt(ox * ox + oy * oy);
}

/** Whether a place is land, on the tile or on the one next to it; beyond the edge of the map the tile goes on. */
function isLandIn({ sketch, beside }: Around): (x: number, y: number) => boolean {
  return (x, y) => {
    const out = inset(x, y);
    if (out > 0) return isLand(sketch, { x, y });
    const way = direction(x, y);
    const other = beside[way];
    const by = BESIDE[way] ?? { x: 0, y: 0 };
    if (other) return isLand(other, { x: x - by.x, y: y - by.y });
    const back = (out - 0.002) / Math.sqrt(3);
    return isLand(sketch, { x: x + by.x * back, y: y + by.y * back });
  };
}

function isLand({ parts }: Sketch, p: Point): boolean {
  return parts.some(
    ({ kind, outline, holes }) => kind === 'land' && inside(p, outline) && !holes.some((hole) => inside(p, hole)),
  );
}
