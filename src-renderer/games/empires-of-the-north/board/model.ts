import type { Pack, Tile } from '#engine/empires-of-the-north/data/schema.ts';
import { type PackIndex, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { Ship } from '#engine/empires-of-the-north/state.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import type { PlaceId } from '../../../board/board.ts';
import type { Point } from '../../../board/plane.ts';
import { empiresOf, type EmpireModel } from './empires.ts';
import { freshPoint, islandArea, pawnPoints, ringPoint, shipArea, type Area } from './layout.ts';
import { empirePlace, type Pile } from './place-ids.ts';

/** An action pawn where it stands; exhausted after its second use. */
export type PawnModel = {
  readonly key: string;
  readonly seat: number;
  readonly at: Point;
  readonly radius: number;
  readonly exhausted: boolean;
};

/** An action tile in its place of the ring, and the seats of the pawns on it. */
export type TileModel = {
  readonly tile: Tile;
  readonly at: Point;
  readonly pawns: readonly { readonly seat: number; readonly exhausted: boolean }[];
};

/** An open island, or the empty place of one that was taken. */
export type IslandModel = {
  readonly pile: Pile;
  readonly at: number;
  readonly island: string | null;
  readonly area: Area;
};

/** A pile of islands: how many are left, and what was discarded. */
export type PileModel = { readonly pile: Pile; readonly left: number; readonly discard: readonly string[] };

/** A ship in the queue. */
export type ShipModel = Ship & { readonly at: number; readonly area: Area };

/** The table as it is drawn. */
export type BoardModel = {
  readonly box: PackIndex;
  readonly tiles: readonly TileModel[];
  readonly pawns: readonly PawnModel[];
  readonly piles: readonly PileModel[];
  readonly islands: readonly IslandModel[];
  readonly ships: readonly ShipModel[];
  readonly scores: readonly number[];
  /** Points that make a round the last. */
  readonly goal: number;
  readonly empires: readonly EmpireModel[];
};

/** The model of a view. @param front the empire that lies large in front, by default that of the first seat */
export function boardModel(view: View, pack: Pack, front: PlaceId = empirePlace(0)): BoardModel {
  const box = packIndexOf(pack);
  const tiles = view.ring.map((tile, at): TileModel => ({ tile, at: ringPoint(at), pawns: pawnsOn(view, tile) }));
  return {
    box,
    tiles,
    pawns: [...tiles.flatMap(placedPawns), ...freshPawns(view)],
    piles: (['near', 'far'] as const).map((pile) => ({ pile, left: view[pile].left, discard: view[pile].discard })),
    islands: (['near', 'far'] as const).flatMap((pile) =>
      view[pile].open.map((island, at) => ({ pile, at, island, area: islandArea(pile, at) })),
    ),
    ships: view.queue.map((ship, at) => ({ ...ship, at, area: shipArea(at, view.queue.length) })),
    scores: view.players.map(({ score }) => score),
    goal: pack.supply.goal,
    empires: empiresOf(box, view, front),
  };
}

/** The pawns on a tile, seat by seat. */
function pawnsOn({ players }: View, tile: Tile): TileModel['pawns'] {
  return players.flatMap(({ pawns }, seat) =>
    pawns
      .filter((pawn) => pawn.tile === tile && pawn.state !== 'fresh')
      .map(({ state }) => ({ seat, exhausted: state === 'exhausted' })),
  );
}

function placedPawns({ tile, pawns }: TileModel, ring: number): PawnModel[] {
  const { points, radius } = pawnPoints(ring, pawns.length);
  return pawns.flatMap(({ seat, exhausted }, index) => {
    const at = points[index];
    return at === undefined ? [] : [{ key: `${tile} ${index}`, seat, at, radius, exhausted }];
  });
}

function freshPawns({ players }: View): PawnModel[] {
  return players.flatMap(({ pawns }, seat) =>
    pawns
      .filter(({ state }) => state === 'fresh')
      .map((_, index) => ({
        key: `fresh ${seat} ${index}`,
        seat,
        at: freshPoint(seat, players.length, index),
        radius: 8,
        exhausted: false,
      })),
  );
}
