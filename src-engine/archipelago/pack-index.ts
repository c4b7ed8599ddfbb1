import { oncePer } from '../kernel/once-per.ts';
import { type Buildable, type Pack } from './data/schema.ts';
import { edgeFacing, outlineOf } from './map/geometry.ts';
import { RESOURCES, type Edge, type Resource } from './data/schema-common.ts';
import type { Card } from './data/schema-cards.ts';
import type { MarketRow } from './data/schema-boards.ts';
import type { Objective, Trend } from './data/schema-goals.ts';
import type { Side } from './data/schema-map.ts';

/** One icon of a region side: on a land part or a water part, -1 for the other. */
export type Icon = { readonly resource: Resource; readonly land: number; readonly water: number };

/** A region side, prepared for the rules. */
export type BoxSide = {
  readonly id: string;
  /** Id of the side on the back of the tile; none for the start tile. */
  readonly back: string | undefined;
  /** This side and its back. */
  readonly faces: readonly string[];
  readonly edges: readonly Edge[];
  /** What it shows towards all directions as one number, by the turn it is laid with: see `outlineOf`. */
  readonly outlines: readonly number[];
  /** Where each kind of unit enters and leaves: by turn and direction the land or water part there, -1 for none. */
  readonly doors: Readonly<Record<'citizen' | 'ship', readonly (readonly number[])[]>>;
  readonly lands: number;
  readonly waters: number;
  readonly icons: readonly Icon[];
  /** What each kind of unit could harvest on each land or water part, as `resourceBit`s. */
  readonly crops: Readonly<Record<'citizen' | 'ship', readonly number[]>>;
  readonly huts: number;
};

/**
 * A pack, indexed: what the rules and the figures look up in it by id, by slot or by turn. Without what only a whole box has (the
 * hash of the pack and the decks that are dealt from), so that a window can make one of its own.
 */
export type PackIndex = {
  readonly pack: Pack;
  readonly sides: ReadonlyMap<string, BoxSide>;
  /** The side of each tile that its id names first. */
  readonly tiles: readonly string[];
  /** The start tile: its open sea, and the desert village of the variant. */
  readonly startSide: string;
  readonly desertSide: string;
  readonly cards: ReadonlyMap<string, Card>;
  readonly objectives: ReadonlyMap<string, Objective>;
  readonly trends: ReadonlyMap<string, Trend>;
  /** The slots of every market zone in filling order, each with its row. */
  readonly slots: Readonly<Record<'domestic' | 'export', Readonly<Record<Resource, readonly MarketRow[]>>>>;
  /** The cubes each thing costs, one by one. */
  readonly cubes: Readonly<Record<Buildable, readonly Resource[]>>;
  /** All florins there are. */
  readonly florins: number;
};

/** A resource as one bit of a set. */
export const resourceBit = (resource: Resource): number => 1 << RESOURCES.indexOf(resource);

/** The sixths of a turn a tile can be laid with; there are as many directions. */
const EVERY_TURN = [0, 1, 2, 3, 4, 5] as const;

/** Indexes a pack whose form has been checked. */
export function indexPack(pack: Pack): PackIndex {
  return {
    pack,
    sides: sidesOf(pack),
    tiles: pack.hexes.map((hex) => hex.sides[0].id),
    startSide: pack.start.openSea.id,
    desertSide: pack.start.desertVillage.id,
    cards: new Map(pack.cards.map((card) => [card.id, card])),
    objectives: new Map(pack.objectives.map((objective) => [objective.id, objective])),
    trends: new Map(pack.trends.map((trend) => [trend.id, trend])),
    slots: { domestic: slotsOf(pack.markets.domestic), export: slotsOf(pack.markets.export) },
    cubes: {
      ship: cubesOf(pack, 'ship'),
      town: cubesOf(pack, 'town'),
      temple: cubesOf(pack, 'temple'),
      market: cubesOf(pack, 'market'),
      port: cubesOf(pack, 'port'),
    },
    florins: pack.supply.florins.fives * 5 + pack.supply.florins.ones,
  };
}

function sidesOf(pack: Pack): Map<string, BoxSide> {
  const sides = new Map<string, BoxSide>();
  for (const { sides: pair } of pack.hexes) {
    sides.set(pair[0].id, prepare(pair[0], pair[1].id));
    sides.set(pair[1].id, prepare(pair[1], pair[0].id));
  }
  for (const start of [pack.start.openSea, pack.start.desertVillage]) sides.set(start.id, prepare(start, undefined));
  return sides;
}

function prepare(side: Side, back: string | undefined): BoxSide {
  const doors = (parts: readonly { edges: readonly number[] }[]) =>
    EVERY_TURN.map((turn) =>
      EVERY_TURN.map((direction) => parts.findIndex(({ edges }) => edges.includes(edgeFacing(direction, turn)))),
    );
  return {
    id: side.id,
    back,
    faces: back === undefined ? [side.id] : [side.id, back],
    edges: side.edges,
    outlines: EVERY_TURN.map((turn) => outlineOf(side.edges, turn)),
    doors: { citizen: doors(side.lands), ship: doors(side.waters) },
    lands: side.lands.length,
    waters: side.waters.length,
    icons: [
      ...side.lands.flatMap(({ icons }, land) => icons.map((resource) => ({ resource, land, water: -1 }))),
      ...side.waters.flatMap(({ icons }, water) => icons.map((resource) => ({ resource, land: -1, water }))),
    ],
    crops: { citizen: side.lands.map(cropsOf), ship: side.waters.map(cropsOf) },
    huts: side.huts,
  };
}

function cropsOf({ icons }: { readonly icons: readonly Resource[] }): number {
  return icons.reduce((bits, resource) => bits | resourceBit(resource), 0);
}

function found<T>(value: T | undefined, what: string, id: string): T {
  if (value === undefined) throw new Error(`the pack has no ${what} ${id}`);
  return value;
}

/** The side `id`. @throws Error where the pack has none: a state of another pack. */
export const sideOf = (box: Pick<PackIndex, 'sides'>, id: string): BoxSide =>
  found(box.sides.get(id), 'region side', id);
/** The card `id`. @throws Error where the pack has none. */
export const cardOf = (box: Pick<PackIndex, 'cards'>, id: string): Card => found(box.cards.get(id), 'card', id);
/** The objective `id`. @throws Error where the pack has none. */
export const objectiveOf = (box: Pick<PackIndex, 'objectives'>, id: string): Objective =>
  found(box.objectives.get(id), 'objective', id);
/** The trend `id`. @throws Error where the pack has none. */
export const trendOf = (box: Pick<PackIndex, 'trends'>, id: string): Trend => found(box.trends.get(id), 'trend', id);

function slotsOf(zones: Readonly<Record<Resource, readonly MarketRow[]>>): Record<Resource, readonly MarketRow[]> {
  const slots = (rows: readonly MarketRow[]) => rows.flatMap((row) => Array.from({ length: row.slots }, () => row));
  const { fish, wood, fruit, cattle, stone, iron } = zones;
  return {
    fish: slots(fish),
    wood: slots(wood),
    fruit: slots(fruit),
    cattle: slots(cattle),
    stone: slots(stone),
    iron: slots(iron),
  };
}

function cubesOf(pack: Pack, what: Buildable): Resource[] {
  const { cubes } = pack.costs[what];
  return RESOURCES.flatMap((resource) => Array.from({ length: cubes[resource] ?? 0 }, () => resource));
}

/** The index of a pack, made once a pack. */
export const packIndexOf = oncePer(indexPack);
