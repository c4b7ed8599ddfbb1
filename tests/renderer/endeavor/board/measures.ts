import chart from '../../../../assets/endeavor/chart.json';
import type { Place } from '#renderer/board/board.ts';
import { distance, inside, type Point } from '#renderer/board/plane.ts';
import { fitted, toScreen, type Size } from '#renderer/board/viewport.ts';
import { endeavorBoard } from '#renderer/games/endeavor/board/endeavor-board.ts';
import { besidePoint, POINTS, SIZES, toPlane } from '#renderer/games/endeavor/board/geometry.ts';
import { arcPoints } from '#renderer/games/endeavor/board/lettering.ts';
import { boardModel } from '#renderer/games/endeavor/board/model.ts';
import { placesOf } from '#renderer/games/endeavor/board/places.ts';
import { LETTERING } from '#renderer/games/endeavor/board/regions-data.ts';
import { PACK, startView } from './fixture.ts';

/** The middle of the table at 1280×720 with five seats. */
export const STAGE: Size = { width: 776, height: 500 };

/** The chart before the first decision, and its places. */
export const model = boardModel(startView(), PACK);
export const places: readonly Place[] = placesOf(model, []);

const extent = endeavorBoard.extent({ model, groups: [], ghost: undefined });
const view = fitted(extent, STAGE);
/** Pixels of a point of the sheet at that size. */
export const PIXEL = view.scale / POINTS;
/** The pixel of a point of the plane. */
export const pixel = (p: Point): Point => toScreen(view, STAGE, p);
/** The pixel of a point of the sheet. */
export const ofSheet = (p: Point): Point => pixel(toPlane(p));

/** A thing that lies on the chart: its middle, and its half width and height; round ones have a radius. */
export type Thing = {
  readonly id: string;
  readonly region: string | undefined;
  readonly at: Point;
  readonly radius?: number;
  readonly half?: Point;
};

const card = { x: (SIZES.card.width / 2) * PIXEL, y: (SIZES.card.height / 2) * PIXEL };
const round = (id: string, region: string | undefined, at: Point, radius: number): Thing => ({
  id,
  region,
  at: ofSheet(at),
  radius: radius * PIXEL,
});

/** Every space and every stack, in pixels of the stage. */
export const things: readonly Thing[] = [
  ...model.cities.map(({ id, region, at }) => round(id, region, at, SIZES.city)),
  ...model.routes.map(({ id, line }) => round(id, undefined, line.token, SIZES.route)),
  ...model.regions.flatMap(({ id, berths }) =>
    berths.map(({ berth, at }) => round(`${id} berth ${berth}`, id, at, SIZES.berth)),
  ),
  ...model.stacks.map(({ id, region, at }) => ({ id: `${id} stack`, region, at: ofSheet(at), half: card })),
];

/** The places for discs beside a full track, one for each of five colours. */
export const beside: readonly Thing[] = model.regions.flatMap(({ id }) =>
  [0, 1, 2, 3, 4].flatMap((slot) => {
    const at = besidePoint(id, slot);
    return at ? [round(`beside ${id} ${slot}`, id, at, 8.6)] : [];
  }),
);

/** How far a point lies from the edge of a thing: negative inside. */
export function clearance({ at, radius, half }: Thing, p: Point): number {
  if (half === undefined) return distance(at, p) - (radius ?? 0);
  const [dx, dy] = [Math.abs(p.x - at.x) - half.x, Math.abs(p.y - at.y) - half.y];
  return dx < 0 && dy < 0 ? Math.max(dx, dy) : Math.hypot(Math.max(0, dx), Math.max(0, dy));
}

/** The air between two things. */
export function air(a: Thing, b: Thing): number {
  if (a.half && b.half) {
    const [dx, dy] = [Math.abs(a.at.x - b.at.x) - a.half.x - b.half.x, Math.abs(a.at.y - b.at.y) - a.half.y - b.half.y];
    return dx < 0 && dy < 0 ? Math.max(dx, dy) : Math.hypot(Math.max(0, dx), Math.max(0, dy));
  }
  return a.half ? clearance(a, b.at) - (b.radius ?? 0) : clearance(b, a.at) - (a.radius ?? 0);
}

/** Points all over the letters of a region's name, in pixels: over the line they stand on and a little below it. */
export function letters(region: string): readonly Point[] {
  const lettering = LETTERING[region];
  if (!lettering) return [];
  const rows = [-0.7, -0.35, 0, 0.12].map((row) => row * lettering.size);
  return arcPoints(lettering, 40).flatMap(({ x, y }) => rows.map((row) => ofSheet({ x, y: y + row })));
}

/** All different pairs of a list. */
export const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));

const coast = [
  ...Object.values(chart.lands)
    .join('')
    .matchAll(/M(-?\d+) (-?\d+)l([^z]*)z/g),
].map(([, x, y, steps]) => {
  const ring = [{ x: Number(x) / 10, y: Number(y) / 10 }];
  const numbers = (steps?.match(/-?\d+/g) ?? []).map(Number);
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const { x: fromX, y: fromY } = ring.at(-1) ?? { x: 0, y: 0 };
    ring.push({ x: fromX + (numbers[i] ?? 0) / 10, y: fromY + (numbers[i + 1] ?? 0) / 10 });
  }
  return ring;
});

/** Whether a point of the sheet lies on land. */
export const onLand = (p: Point): boolean => coast.filter((ring) => inside(p, ring)).length % 2 === 1;

/** The relative luminance of a colour, 0 black to 1 white. */
export function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast between two colours, 1 for none. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
