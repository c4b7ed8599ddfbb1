import { oncePer } from '#engine/kernel/once-per.ts';
import type { PlaceId, Rested } from '../../../../board/board.ts';
import type { Box, Point } from '../../../../board/plane.ts';
import { add, mean, scale, subtract } from '../../../../board/plane.ts';
import type { Projection } from '../../../../board/projection.ts';
import type { BoardModel, RegionModel } from '../model.ts';
import { placeOf, type Hex, type Where } from '../places.ts';
import { HEXAGON } from '../shape/shape.ts';
import { layOut, type FarLayout } from './layout.ts';
import { marksOf, type BadgeMark, type FarMark } from './marks.ts';

const marks = oncePer(marksOf);
const layouts = oncePer((_: RegionModel) => new Map<string, FarLayout>());

/** Marks stay so far inside the edges of their hex, as a part of its size: neighbours keep a gap. */
const EDGE = 0.985;

const cornersOf = ({ centre }: RegionModel, projection: Projection): Point[] =>
  HEXAGON.map((p) => projection.toScreen(add(centre, p)));

/** The pixel from which the marks of a region are measured. */
export const middleOf = (region: RegionModel, projection: Projection): Point => mean(cornersOf(region, projection));

/** The marks of a region as it lies on the screen at rest. Worked out anew only for another size or slant. */
export function placeMarks(region: RegionModel, { projection, text }: Rested): FarLayout {
  const screen = cornersOf(region, projection);
  const middle = mean(screen);
  const corners = screen.map((p) => rounded(scale(subtract(p, middle), EDGE)));
  const known = layouts(region);
  const key = `${corners.map(({ x, y }) => `${x} ${y}`).join()} ${text}`;
  const wish = ({ at }: FarMark) => subtract(projection.toScreen(at), middle);
  const found = known.get(key) ?? layOut({ marks: marks(region), wish, corners, text });
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** Where the mark lies that stands for what a place is about, in pixels of the stage at rest; of a badge the segment of its seat. */
export function badgeOf({ regions }: BoardModel, id: PlaceId, rested: Rested): Box | undefined {
  const where = placeOf(id);
  if (where === undefined || 'hex' in where) return undefined;
  const region = regions['spot' in where ? where.spot.region : where.region];
  if (region === undefined) return undefined;
  const found = placeMarks(region, rested)
    .placed.flatMap(({ mark, parts, box }) =>
      mark.of === 'badge' ? parts[segmentFor(mark, where)] : isFor(mark, where) ? box : undefined,
    )
    .find((box) => box !== undefined);
  if (found === undefined) return undefined;
  const { x, y } = middleOf(region, rested.projection);
  return { left: x + found.left, top: y + found.top, right: x + found.right, bottom: y + found.bottom };
}

type Inside = Exclude<Where, { hex: Hex }>;

/** Which segment of a badge stands for a place. */
const segmentFor = ({ rows }: BadgeMark, where: Inside): number =>
  rows.flat().findIndex(({ seat }) => 'spot' in where && where.seat === seat);

/** Whether a mark stands for what a place is about: a seat's pieces, a building, or a good. */
function isFor(mark: FarMark, where: Inside): boolean {
  if (!('spot' in where)) return mark.of === 'icon' && mark.icon === where.icon;
  const { seat, kind, spot } = where;
  if (mark.of === 'units') return mark.seat === seat && mark.kind === (kind ?? 'citizen');
  return mark.of === 'building' && seat === undefined && kind === undefined && mark.building === spot.place;
}

/** While a camera turns, layouts are made that nobody will ask for again. */
const MOST_KNOWN = 60;

/** To whole pixels of two, so that a slow movement does not push marks about. */
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x / 2) * 2, y: Math.round(y / 2) * 2 });
