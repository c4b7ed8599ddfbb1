/** A point of a picture, in units of the whole card (832 by 480). */
export type Point = { readonly x: number; readonly y: number };
/** A line of points close to each other. */
export type Line = readonly Point[];

/** A point of an outline as it is written; `sharp` for a corner. */
type Knot = Point & { readonly sharp: boolean };

/** Units between the points of a line. */
const STEP = 5;

/** Reads `"10,20 40,30! 50,60"`; a point with `!` is a corner, the line is smooth through the others. @throws RangeError for what is no point */
function knotsOf(written: string): Knot[] {
  return written
    .trim()
    .split(/\s+/)
    .map((one) => {
      const [, x, y, sharp] = /^(-?[\d.]+),(-?[\d.]+)(!?)$/.exec(one) ?? [];
      if (x === undefined || y === undefined) throw new RangeError(`"${one}" is no point of a picture.`);
      return { x: Number(x), y: Number(y), sharp: sharp === '!' };
    });
}

/** A smooth line (Catmull-Rom) through points as they are written, closed or open. */
export function lineOf(written: string, closed = false): Line {
  const knots = knotsOf(written);
  const many = knots.length;
  const at = (index: number): Knot => {
    const inside = closed ? (index + many) % many : Math.max(0, Math.min(many - 1, index));
    return knots[inside] as Knot;
  };
  const line: Point[] = [];
  for (let index = 0; index < (closed ? many : many - 1); index++) {
    const [from, to] = [at(index), at(index + 1)];
    const before = from.sharp ? from : at(index - 1);
    const after = to.sharp ? to : at(index + 2);
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    for (let step = 0; step < steps; step++) line.push(between(before, from, to, after, step / steps));
  }
  if (!closed) line.push(at(many - 1));
  return line;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const spline = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: spline(a.x, b.x, c.x, d.x), y: spline(a.y, b.y, c.y, d.y) };
}

/** The box round a line. */
export function boxOf(line: Line): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** A line as the `d` of a path. */
export const pathOf = (line: Line, closed = true): string =>
  `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A number as it stands in a file: to a tenth of a unit. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Twice the area inside a closed line: positive where it runs clockwise on the page. */
export const areaOf = (line: Line): number =>
  line.reduce((sum, p, at) => {
    const next = line[(at + 1) % line.length] ?? p;
    return sum + p.x * next.y - next.x * p.y;
  }, 0);
