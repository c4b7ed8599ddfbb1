import { canonicalJson, hashValue } from '../kernel/hash.ts';
import {
  RESOURCES,
  type Buildable,
  type Card,
  type Edge,
  type MarketRow,
  type Objective,
  type Pack,
  type Resource,
  type Side,
  type Trend,
} from './data/schema.ts';
import { edgeFacing, outlineOf } from './map/geometry.ts';
import { boundsOf, type Bounds } from './scoring/conditions.ts';
import type { Length, Options } from './state.ts';

export { emptyStock } from './stock.ts';

/** One icon of a region side, with the index of its land part or its water part; the other index is -1. */
export type Icon = { readonly resource: Resource; readonly land: number; readonly water: number };

/** A region side, prepared for the rules. */
export type BoxSide = {
  readonly id: string;
  /** Id of the other side of the tile; undefined for the start tile. */
  readonly back: string | undefined;
  /** Ids of this side and of the other side. */
  readonly faces: readonly string[];
  readonly edges: readonly Edge[];
  /** The edges in all directions as one number (see `outlineOf`), by rotation of the tile. */
  readonly outlines: readonly number[];
  /**
   * For each kind of unit, the land or water part it enters and leaves by; by rotation, then direction; -1 for none.
   */
  readonly doors: Readonly<Record<'citizen' | 'ship', readonly (readonly number[])[]>>;
  readonly lands: number;
  readonly waters: number;
  readonly icons: readonly Icon[];
  /** For each kind of unit, the resources that each land or water part offers, as `resourceBit`s. */
  readonly crops: Readonly<Record<'citizen' | 'ship', readonly number[]>>;
  readonly huts: number;
};

/**
 * Objectives that can be dealt, and for each number of players the `Bounds` of their end conditions, in the same order.
 */
export type Deck = {
  readonly objectives: readonly Objective[];
  readonly ends: readonly (readonly Bounds[])[];
};

/** A pack, indexed for the rules. Never changes during a game. */
export type Box = {
  readonly pack: Pack;
  readonly hash: string;
  readonly sides: ReadonlyMap<string, BoxSide>;
  /** The first side of each tile, as the pack lists them. */
  readonly tiles: readonly string[];
  /** The two sides of the start tile: the open sea, and the desert village of the variant. */
  readonly startSide: string;
  readonly desertSide: string;
  readonly cards: ReadonlyMap<string, Card>;
  /** What the back of each card shows, as text; see `backText`. */
  readonly backs: ReadonlyMap<string, string>;
  readonly objectives: ReadonlyMap<string, Objective>;
  readonly trends: ReadonlyMap<string, Trend>;
  /** The slots of each market zone in filling order: one entry per slot, its row. */
  readonly slots: Readonly<Record<'domestic' | 'export', Readonly<Record<Resource, readonly MarketRow[]>>>>;
  /** The cubes that each ship or building costs, one entry per cube. */
  readonly cubes: Readonly<Record<Buildable, readonly Resource[]>>;
  /** The objectives by length of the game: all of them, and those without Pacifist and Separatist. */
  readonly decks: Readonly<Record<Length, { readonly all: Deck; readonly tame: Deck }>>;
  /** Total of all florins in the box. */
  readonly florins: number;
};

/** A resource as one bit of a bit set. */
export const resourceBit = (resource: Resource): number => 1 << RESOURCES.indexOf(resource);

/** Largest number of players. */
const MOST_PLAYERS = 5;

/** The rotations of a tile in sixths of a turn; also the directions. */
const EVERY_TURN = [0, 1, 2, 3, 4, 5] as const;

/** Indexes a validated pack. */
export function openBox(pack: Pack): Box {
  const sides = new Map<string, BoxSide>();
  for (const { sides: pair } of pack.hexes) {
    sides.set(pair[0].id, prepare(pair[0], pair[1].id));
    sides.set(pair[1].id, prepare(pair[1], pair[0].id));
  }
  for (const start of [pack.start.openSea, pack.start.desertVillage]) sides.set(start.id, prepare(start, undefined));
  return {
    pack,
    hash: hashValue(pack),
    sides,
    tiles: pack.hexes.map((hex) => hex.sides[0].id),
    startSide: pack.start.openSea.id,
    desertSide: pack.start.desertVillage.id,
    cards: new Map(pack.cards.map((card) => [card.id, card])),
    backs: new Map(pack.cards.map((card) => [card.id, backText(card.back)])),
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
    decks: { short: deckOf(pack, 'short'), medium: deckOf(pack, 'medium'), long: deckOf(pack, 'long') },
    florins: pack.supply.florins.fives * 5 + pack.supply.florins.ones,
  };
}

/** What a card back shows, as text; equal for backs that look the same. */
export function backText({ domestic, export: exported }: Pick<Card['back'], 'domestic' | 'export'>): string {
  return canonicalJson({ domestic, export: exported });
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

/** The side `id`. @throws Error if the pack has none, as with the state of another pack. */
export const sideOf = (box: Box, id: string): BoxSide => found(box.sides.get(id), 'region side', id);
/** The card `id`. @throws Error if the pack has none. */
export const cardOf = (box: Box, id: string): Card => found(box.cards.get(id), 'card', id);
/** The objective `id`. @throws Error if the pack has none. */
export const objectiveOf = (box: Box, id: string): Objective => found(box.objectives.get(id), 'objective', id);
/** The trend `id`. @throws Error if the pack has none. */
export const trendOf = (box: Box, id: string): Trend => found(box.trends.get(id), 'trend', id);

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

function deckOf(pack: Pack, length: Length): Box['decks'][Length] {
  const all = pack.objectives.filter(({ deck }) => deck === length);
  const tame = all.filter(({ victory: { kind } }) => kind !== 'pacifist' && kind !== 'separatist');
  return { all: withEnds(all), tame: withEnds(tame) };
}

function withEnds(objectives: readonly Objective[]): Deck {
  const ends = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) =>
    objectives.map(({ end }) => boundsOf(end, players)),
  );
  return { objectives, ends };
}

/** Whether the Pacifist and the Separatist stay in the box (rulebook 2.0, p. 16). */
function isTame({ players, variants }: Options): boolean {
  return players === 2 || variants.some((variant) => variant === 'no-secrets' || variant === 'benefactor');
}

/** The deck to deal from: ten objectives, or eight without the Pacifist and the Separatist. */
export function deckInPlay(box: Box, options: Options): Deck {
  const { all, tame } = box.decks[options.length];
  return isTame(options) ? tame : all;
}

/** The objectives that can be dealt with these options. */
export function objectiveDeck(box: Box, options: Options): readonly Objective[] {
  return deckInPlay(box, options).objectives;
}
