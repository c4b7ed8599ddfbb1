import type { Place, PlaceGroup, PlaceId } from '../../../board/board.ts';
import { polar, type Point } from '../../../board/plane.ts';
import { cornersOf, discardArea, middleOf, pileArea, RING, TAB, toPlane, type Area } from './layout.ts';
import type { EmpireModel } from './empires.ts';
import type { LocationModel } from './locations.ts';
import type { BoardModel } from './model.ts';
import { discardPlace, empirePlace, islandPlace, locationPlace, pilePlace, shipPlace, tilePlace } from './place-ids.ts';

const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => polar(((eighth + 0.5) * Math.PI) / 4, 1.07));

/**
 * Every place people go to: the ring, islands and ships, then the large empire with its cards, and each small one as a whole. Cards of
 * a small one are spots in it, given where they are wanted.
 */
export function placesOf(model: BoardModel, wanted: readonly PlaceId[] = []): Place[] {
  const { tiles, piles, islands, ships, empires } = model;
  const large = empires.filter((empire) => empire.large);
  const small = empires.filter((empire) => !empire.large);
  return [
    ...tiles.map(({ tile, at }) => round(tilePlace(tile), at, RING.tile)),
    ...piles.flatMap(({ pile }) => {
      const open = islands.filter((island) => island.pile === pile);
      return [
        square(pilePlace(pile), pileArea(pile)),
        ...open.map(({ at, island, area }) => ({
          ...square(islandPlace(pile, at), area),
          ...(island === null && { empty: true }),
        })),
        square(discardPlace(pile), discardArea(pile, open.length)),
      ];
    }),
    ...ships.map(({ at, area }) => square(shipPlace(at), area)),
    ...large.flatMap(({ seat, area, locations }) => [
      largePlace(seat, area, wanted.includes(empirePlace(seat))),
      ...locations.map(cardPlace),
    ]),
    ...small.map(({ seat, area }) => square(empirePlace(seat), area)),
    ...small.flatMap((empire) => spotsIn(empire, new Set(wanted))),
  ];
}

/** The cards of a small empire that are wanted: where the pictures lie that stand for them. */
const spotsIn = ({ seat, locations }: EmpireModel, wanted: ReadonlySet<PlaceId>): Place[] =>
  locations
    .map(({ id, area }) => ({ id: locationPlace(id), point: toPlane(middleOf(area)) }))
    .filter(({ id }) => wanted.has(id))
    .map((spot) => ({ ...spot, group: empirePlace(seat), lift: 0, slim: true }));

/** Everything is small and full of signs, so that pins would hide it: an outline alone says what can be picked. */
function group(id: string, at: Point, outline: readonly Point[]): PlaceGroup {
  return { id, group: id, point: toPlane(at), lift: 0, outline: outline.map(toPlane), slim: true };
}

const round = (id: string, at: Point, by: number): PlaceGroup =>
  group(
    id,
    at,
    EIGHTHS.map((p) => ({ x: at.x + p.x * by, y: at.y + p.y * by })),
  );

/** The large empire is its tab; where something can be laid into it, all of it that no card covers. */
function largePlace(seat: number, area: Area, whole: boolean): PlaceGroup {
  const tab = square(empirePlace(seat), { ...area, width: TAB });
  return whole ? { ...tab, outline: square(tab.id, area).outline } : tab;
}

const square = (id: string, area: Area): PlaceGroup => group(id, middleOf(area), cornersOf(area, 1));

/** The part of a card that no other one covers. */
const cardPlace = ({ id, area, shown }: LocationModel): PlaceGroup =>
  group(locationPlace(id), middleOf({ ...area, height: shown }), cornersOf({ ...area, height: shown }, 0.5));
