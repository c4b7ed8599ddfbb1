import { GOODS, type Face, type Pack, type Tile } from '#engine/empires-of-the-north/data/schema.ts';
import { cardOf, type PackIndex, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { Location, Ship } from '#engine/empires-of-the-north/state.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import type { Point } from '../../../board/plane.ts';
import { faceOf, type Seen } from '../figures.ts';
import { clanIcon, typeIcon, type IconName } from '../icons/icons.ts';
import {
  cardsArea,
  freshPoint,
  islandArea,
  pawnPoints,
  ringPoint,
  shipArea,
  tableauArea,
  type Area,
} from './layout.ts';
import type { Pile } from './place-ids.ts';
import { layTableau, type CardSize } from './tableau.ts';

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

/** Something that lies on a card: so many of a good, or workers. */
export type Held = { readonly icon: IconName; readonly n: number };

/** A Location in a tableau. */
export type LocationModel = {
  readonly id: number;
  readonly seat: number;
  readonly card: string;
  /** What it acts as: a Copy has the face of its original. */
  readonly face: Face;
  readonly copy: boolean;
  /** The type printed on it, or the sign of a base card or an island. */
  readonly icon: IconName;
  readonly island: boolean;
  readonly ready: boolean;
  readonly tucked: readonly string[];
  readonly held: readonly Held[];
  readonly area: Area;
  readonly size: CardSize;
};

/** What lies in front of a seat. */
export type TableauModel = {
  readonly seat: number;
  readonly clan: IconName;
  readonly passed: boolean;
  readonly area: Area;
  readonly locations: readonly LocationModel[];
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
  readonly tableaus: readonly TableauModel[];
};

/** The model of a view. */
export function boardModel(view: View, pack: Pack): BoardModel {
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
    tableaus: view.players.map((player, seat) => tableauModel(box, view, player, seat)),
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

function tableauModel(box: PackIndex, view: View, player: Seen, seat: number): TableauModel {
  const area = tableauArea(seat, view.players.length);
  const drawn = player.empire.map((location) => locationModel(box, view, location));
  const laid = layTableau(
    drawn.map(({ id, face, type, tucked }) => ({ id, kind: face.kind, type, tucked: tucked.length })),
    cardsArea(area),
  );
  return {
    seat,
    clan: clanIcon(player.clan),
    passed: player.passed,
    area,
    locations: drawn.flatMap(({ type: _, ...location }) => {
      const place = laid.areas.get(location.id);
      return place === undefined ? [] : [{ ...location, seat, area: place, size: laid.size }];
    }),
  };
}

type Drawn = Omit<LocationModel, 'area' | 'size' | 'seat'> & { readonly type: string };

function locationModel(box: PackIndex, view: View, location: Location): Drawn {
  const { clan, origin, icon, face } = cardOf(box, location.card);
  const island = clan === null;
  const type = icon ?? (island ? 'island' : 'base');
  return {
    id: location.id,
    card: location.card,
    face: faceOf(box, view, location),
    copy: face.kind === 'copy',
    icon: icon === null ? (island ? 'island' : 'base') : typeIcon(icon),
    island: origin === 'near' || origin === 'far',
    ready: location.ready,
    tucked: location.under,
    held: heldOn(location),
    type,
  };
}

/** What is assigned to a Location, kind by kind. */
export function heldOn({ goods, workers }: Pick<Location, 'goods' | 'workers'>): Held[] {
  const held = GOODS.flatMap((good, at): Held[] => {
    const n = goods[at] ?? 0;
    return n === 0 ? [] : [{ icon: good, n }];
  });
  return workers === 0 ? held : [...held, { icon: 'worker', n: workers }];
}
