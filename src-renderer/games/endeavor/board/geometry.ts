import { add, distance, mix, scale, subtract, type Point } from '../../../board/plane.ts';
import { BERTH_ROWS, BESIDE, CITY_PLACES, ROUTE_TOKENS, STACK_PLACES, type SheetPoint } from './places-data.ts';
import { onSheet, SHEET } from './stretch.ts';

/** Points of the sheet in a unit of the plane: the largest stage then still shows the whole sheet as large as it can. */
export const POINTS = 40;

/** How large things are drawn, in points: radii, and the width and height of a card. */
export const SIZES = { city: 14, token: 11, berth: 13.5, route: 11.5, card: { width: 44, height: 60 } } as const;

/** How thick a card is in depth, in units: thick enough that their number is seen. */
export const CARD_HIGH = 0.055;
/** A stack stands so far below the plane at sea, in units. */
const STACK_LOW = 0.1;

/** How high above the plane the top of a stack of so many cards lies. */
export const stackTop = (left: number): number => left * CARD_HIGH - STACK_LOW;

const pointOf = ([x, y]: SheetPoint): Point => ({ x, y });

/** The point of the plane under a point of the sheet: the middle of the sheet is its origin. */
export const toPlane = ({ x, y }: Point): Point => ({
  x: (x - SHEET.width / 2) / POINTS,
  y: (y - SHEET.height / 2) / POINTS,
});

/** Where a city lies on the sheet; nothing for one that the chart does not know. */
export function cityPoint(id: string): Point | undefined {
  const city = CITY_PLACES[id];
  return city && add(onSheet(...city.lies), pointOf(city.nudge));
}

/** Where a stack lies on the sheet: its middle. */
export const stackPoint = (id: string): Point | undefined => STACK_PLACES[id] && pointOf(STACK_PLACES[id]);

/** Where the berths of a region lie on the sheet, the one farthest from the stack first. */
export const berthPoints = (region: string): readonly Point[] => (BERTH_ROWS[region] ?? []).map(pointOf);

/** How far apart the colours beside a full track lie, in points: each has its number to the right. */
const BESIDE_STEP = { x: 23, y: 17.5 } as const;

/** Where the discs of the colour in a slot lie beside a full track. */
export function besidePoint(region: string, slot: number): Point | undefined {
  const row = BESIDE[region];
  if (!row) return undefined;
  const [column, line] = [slot % row.columns, Math.floor(slot / row.columns)];
  return add(pointOf(row.first), { x: column * BESIDE_STEP.x, y: line * BESIDE_STEP.y });
}

/** Where the arrow from a shipping track to its stack stands, and how far it is turned clockwise, in degrees. */
export function trackArrow(last: Point, stack: Point): { readonly at: Point; readonly angle: number } {
  const { width, height } = SIZES.card;
  const clamp = (value: number, by: number) => Math.max(-by, Math.min(by, value));
  const away = subtract(last, stack);
  // The point of the card's edge that is nearest to the berth.
  const edge = add(stack, { x: clamp(away.x, width / 2), y: clamp(away.y, height / 2) });
  const gap = distance(last, edge) - SIZES.berth;
  const ahead = subtract(edge, last);
  return {
    at: mix(edge, last, Math.max(3, gap / 2 - 0.5) / distance(last, edge)),
    angle: (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI,
  };
}

/** The line of a route: from end to end, bent by one control point, with its token in between. */
export type RouteLine = {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
  readonly token: Point;
};

/** The line of a route on the sheet; nothing where an end or the token is not known. */
export function routeLine(id: string, ends: readonly [string, string]): RouteLine | undefined {
  const [from, to] = [cityPoint(ends[0]), cityPoint(ends[1])];
  const at = ROUTE_TOKENS[id];
  if (!from || !to || !at) return undefined;
  const token = pointOf(at);
  const before = distance(from, token);
  const t = before / (before + distance(token, to));
  // The control point by which the curve passes through the token after that share of its way.
  const rest = subtract(token, add(scale(from, (1 - t) ** 2), scale(to, t * t)));
  return { from, to, token, control: scale(rest, 1 / (2 * t * (1 - t))) };
}

/** The points that a smooth line through `points` passes: each part between two of them in `steps`. */
export function smoothThrough(points: readonly Point[], steps: number): Point[] {
  const line = points.slice(0, -1).flatMap((p, i) => {
    const [before, q, after] = [points[i - 1] ?? p, points[i + 1] ?? p, points[i + 2] ?? points[i + 1] ?? p];
    return Array.from({ length: steps }, (_, step) => catmullRom(before, p, q, after, step / steps));
  });
  const last = points.at(-1);
  return last ? [...line, last] : line;
}

function catmullRom(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}

/** The outline of a band round a line, `by` to either side and beyond its ends. */
export function bandRound(line: readonly Point[], by: number): Point[] {
  const sides = line.map((p, i) => {
    const along = subtract(line[i + 1] ?? p, line[i - 1] ?? p);
    const length = Math.hypot(along.x, along.y) || 1;
    const ahead = scale(along, by / length);
    return { p, ahead, aside: { x: -ahead.y, y: ahead.x } };
  });
  const [first, last] = [sides[0], sides.at(-1)];
  if (!first || !last) return [];
  const cap = ({ p, ahead, aside }: typeof first, way: 1 | -1) =>
    [-0.45, 0.45].map((turn) => add(p, add(scale(ahead, 0.95 * way), scale(aside, turn * way))));
  return [
    ...sides.map(({ p, aside }) => subtract(p, aside)),
    ...cap(last, 1),
    ...sides.map(({ p, aside }) => add(p, aside)).reverse(),
    ...cap(first, -1),
  ];
}
