import { oncePer } from '#engine/kernel/once-per.ts';
import type { Point } from '../../../../board/plane.ts';
import { add, mean, scale, subtract } from '../../../../board/plane.ts';
import type { Projection } from '../../../../board/projection.ts';
import type { RegionModel } from '../model.ts';
import { HEXAGON } from '../shape/shape.ts';
import { layOut, type FarLayout } from './layout.ts';
import { marksOf } from './marks.ts';

const marks = oncePer(marksOf);
const layouts = oncePer((_: RegionModel) => new Map<string, FarLayout>());

/** Marks stay so far inside the edges of their hex, as a part of its size: neighbours keep a gap. */
const EDGE = 0.985;

const cornersOf = ({ centre }: RegionModel, projection: Projection): Point[] =>
  HEXAGON.map((p) => projection.toScreen(add(centre, p)));

/** The pixel from which the marks of a region are measured. */
export const middleOf = (region: RegionModel, projection: Projection): Point => mean(cornersOf(region, projection));

/** The marks of a region as it lies on the screen. Worked out anew only for another size or slant. */
export function placeMarks(region: RegionModel, projection: Projection): FarLayout {
  const screen = cornersOf(region, projection);
  const middle = mean(screen);
  const corners = screen.map((p) => rounded(scale(subtract(p, middle), EDGE)));
  const known = layouts(region);
  const key = corners.map(({ x, y }) => `${x} ${y}`).join();
  const found = known.get(key) ?? layOut(groundOf(region, projection, middle, corners));
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** While a camera turns, layouts are made that nobody will ask for again. */
const MOST_KNOWN = 60;

function groundOf(region: RegionModel, projection: Projection, middle: Point, corners: readonly Point[]) {
  const all = marks(region);
  return { marks: all, wishes: all.map(({ at }) => subtract(projection.toScreen(at), middle)), corners };
}

/** To whole pixels of two, so that a slow movement does not push marks about. */
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x / 2) * 2, y: Math.round(y / 2) * 2 });
