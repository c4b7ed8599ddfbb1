import type { Place, PlaceGroup } from '../../../board/board.ts';
import { polar, type Point } from '../../../board/plane.ts';
import { cornersOf, discardArea, middleOf, pileArea, RING, TAB, toPlane, type Area } from './layout.ts';
import type { BoardModel, LocationModel, TableauModel } from './model.ts';
import { discardPlace, empirePlace, islandPlace, locationPlace, pilePlace, shipPlace, tilePlace } from './place-ids.ts';

const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => polar(((eighth + 0.5) * Math.PI) / 4, 1.07));

/** Every place people go to: the ring, islands and ships, then each empire with its cards. */
export function placesOf({ tiles, piles, islands, ships, tableaus }: BoardModel): Place[] {
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
    ...tableaus.flatMap((tableau) => [tabPlace(tableau), ...tableau.locations.map(cardPlace)]),
  ];
}

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

const square = (id: string, area: Area): PlaceGroup => group(id, middleOf(area), cornersOf(area, 1));

const tabPlace = ({ seat, area }: TableauModel): PlaceGroup =>
  square(empirePlace(seat), { ...area, width: TAB, x: area.x });

const cardPlace = ({ id, area }: LocationModel): PlaceGroup =>
  group(locationPlace(id), middleOf(area), cornersOf(area, 0.5));
