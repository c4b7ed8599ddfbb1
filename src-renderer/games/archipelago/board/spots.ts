import { centre } from '#engine/archipelago/map/geometry.ts';
import type { PlaceGroup, Place, PlaceId } from '../../../board/board.ts';
import { add, scale, type Point } from '../../../board/plane.ts';
import { partOf, type BoardModel, type RegionModel } from './model.ts';
import { placeId, placeOf, type Hex, type Where } from './places.ts';
import { HEXAGON } from './shape/shape.ts';

/** Pins stand so high above the sea, in hex units. */
const LIFT = 0.12;
/** The ring of a hex lies a little inside its edges. */
const RING = HEXAGON.map((p) => scale(p, 0.95));

/** The hexes of all regions in their order, then each of `wanted` that names something: spots, and empty hexes. */
export function placesOf(model: BoardModel, wanted: readonly PlaceId[]): Place[] {
  const places = new Map<PlaceId, Place>();
  const put = (place: Place) => {
    if (!places.has(place.id)) places.set(place.id, place);
  };
  for (const region of model.regions) put(hexPlace(region));
  for (const id of wanted) {
    const where = placeOf(id);
    if (where === undefined) continue;
    if ('hex' in where) put({ ...hexPlace(where.hex), empty: true });
    else spotPlaces(model, id, where).forEach(put);
  }
  return [...places.values()];
}

/** The hex is what people go to: its name stays when a region comes to lie there, and so does the focus. */
function hexPlace(hex: Hex): PlaceGroup {
  const id = placeId({ hex: { q: hex.q, r: hex.r } });
  const point = centre(hex.q, hex.r);
  return { id, group: id, point, lift: LIFT, outline: RING.map((p) => add(point, p)) };
}

function spotPlaces(model: BoardModel, id: PlaceId, where: Exclude<Where, { hex: Hex }>): Place[] {
  const region = model.regions['region' in where ? where.region : where.spot.region];
  if (!region) return [];
  return [{ id, group: placeId({ hex: { q: region.q, r: region.r } }), point: pointOf(region, where), lift: LIFT }];
}

function pointOf(region: RegionModel, where: Exclude<Where, { hex: Hex }>): Point {
  if ('spot' in where) return spotPoint(region, where);
  const icon = region.icons.find((printed) => printed.icon === where.icon);
  // The pin of a whole region hangs over its upper edge, off what is printed.
  return icon?.at ?? { x: region.centre.x, y: region.centre.y - 0.5 };
}

/** Where a spot lies: at the piece or building meant, else in the middle of its part. */
function spotPoint(region: RegionModel, { spot, kind, seat }: Extract<Where, { spot: unknown }>): Point {
  const on = kind ?? (partOf(region, spot.part, 'citizen') ? 'citizen' : 'ship');
  const unit = region.units.find(
    (piece) =>
      piece.place === spot.place &&
      piece.kind === on &&
      piece.part === spot.part &&
      (seat === undefined || piece.owner === seat),
  );
  if (unit && (seat !== undefined || spot.place !== 'ground')) return unit.at;
  const building = region.buildings.find((built) => built.building === spot.place);
  if (building) return building.at;
  return partOf(region, spot.part, on)?.at ?? region.centre;
}
