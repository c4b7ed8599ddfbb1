import type { Place, PlaceGroup, PlaceId } from '../../../board/board.ts';
import { add, polar, type Point } from '../../../board/plane.ts';
import { bandRound, besidePoint, SIZES, smoothThrough, stackTop, toPlane } from './geometry.ts';
import type { BoardModel, RegionModel, StackModel } from './model.ts';
import { berthPlace, cityPlace, placeOf, routePlace, shipPlace, stackPlace } from './place-ids.ts';

/** Air between a thing and the outline that is pressed, in points. */
const AIR = { city: 1.8, route: 2.8, track: 1.5 } as const;
/** Pins stand so high above the middle of a place, in units: what lies there stays in sight. */
const LIFT = 0.32;

/** Every place people go to, region by region: its track, its stacks, its cities, the routes that begin there. Then wanted berths. */
export function placesOf(model: BoardModel, wanted: readonly PlaceId[]): Place[] {
  const groups = model.regions.flatMap((region) => [
    ...(region.berths.length > 0 ? [trackPlace(region)] : []),
    ...model.stacks.filter((stack) => stack.region === region.id).map(cardPlace),
    ...model.cities
      .filter((city) => city.region === region.id)
      .flatMap(({ id, at }) => [
        roundPlace(cityPlace(id), at, SIZES.city + AIR.city),
        ...model.routes
          .filter(({ ends }) => ends[0] === id)
          .map((route) => roundPlace(routePlace(route.id), route.line.token, SIZES.route + AIR.route)),
      ]),
  ]);
  const spots = [...new Set(wanted)].flatMap((id) => berthSpot(model, id));
  return [...groups, ...spots];
}

/** The pin of a stack stands at a corner of its card, off the number and most of what the card gives. */
const CORNER: Point = { x: 21, y: 33 };

const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => polar(((eighth + 0.5) * Math.PI) / 4, 1.07));

function group(id: PlaceId, at: Point, outline: readonly Point[]): PlaceGroup {
  return { id, group: id, point: toPlane(at), lift: LIFT, outline: outline.map(toPlane) };
}

function roundPlace(id: PlaceId, at: Point, by: number): PlaceGroup {
  return group(
    id,
    at,
    EIGHTHS.map((p) => add(at, { x: p.x * by, y: p.y * by })),
  );
}

/** A track is one place: its pin stands where the next disc would lie, on a berth or beside them. */
function trackPlace({ id, berths, next, beside }: RegionModel): PlaceGroup {
  const points = berths.map(({ at }) => at);
  const at = berths[next]?.at ?? besidePoint(id, beside.length) ?? points.at(-1) ?? { x: 0, y: 0 };
  return group(shipPlace(id), at, bandRound(smoothThrough(points, 2), SIZES.berth + AIR.track));
}

function cardPlace({ id, at, left }: StackModel): PlaceGroup {
  const [x, y] = [SIZES.card.width / 2 + 1, SIZES.card.height / 2 + 1];
  const corners = [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
  const outline = corners.map((corner) => toPlane(add(at, corner)));
  const place = stackPlace(id);
  return { id: place, group: place, point: toPlane(add(at, CORNER)), lift: 0, high: stackTop(left), outline };
}

function berthSpot(model: BoardModel, id: PlaceId): Place[] {
  const where = placeOf(id);
  if (where?.kind !== 'berth') return [];
  const { region, berth } = where;
  const at = model.regions.find((one) => one.id === region)?.berths[berth]?.at;
  return at ? [{ id: berthPlace(region, berth), group: shipPlace(region), point: toPlane(at), lift: LIFT }] : [];
}
