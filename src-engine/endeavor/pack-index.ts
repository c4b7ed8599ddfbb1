import { oncePer } from '../kernel/once-per.ts';
import { defined } from '../kernel/defined.ts';
import type { ActionSymbol, Building, Card, City, Pack, Region, Route, Stack, Token, Track } from './data/schema.ts';

/** A region, and where its berths are among the spaces. */
export type IndexedRegion = Region & {
  readonly index: number;
  /** Space of its first berth; the others follow. */
  readonly firstSpace: number;
  /** Indices of its cities. */
  readonly cities: readonly number[];
};
/** A city, its space, and the indices of its region and its routes. */
export type IndexedCity = Omit<City, 'region'> & {
  readonly region: number;
  readonly space: number;
  readonly routes: readonly number[];
};
/** A route, its space, and the indices of the cities at its ends. */
export type IndexedRoute = Omit<Route, 'ends'> & { readonly ends: readonly [number, number]; readonly space: number };
/** A stack with the index of its region. */
export type IndexedStack = Omit<Stack, 'region'> & { readonly region: number };
/** A card, and the index of its stack. */
export type IndexedCard = Card & { readonly stack: number; readonly governor: boolean; readonly slavery: boolean };
/** A building tile, or the building printed on the boards (level 0). */
export type IndexedBuilding = Pick<Building, 'id' | 'symbols' | 'glory' | 'action'> & { readonly level: number };
/** A kind of token: the track it counts on, or what it is spent for. */
export type IndexedToken = Omit<Token, 'gives'> & {
  readonly track: Track | null;
  readonly action: ActionSymbol | null;
};

/** A pack, indexed: what rules, figures and windows look up in it. Lists follow the order of the pack. */
export type PackIndex = {
  readonly pack: Pack;
  readonly regions: readonly IndexedRegion[];
  readonly cities: readonly IndexedCity[];
  readonly routes: readonly IndexedRoute[];
  readonly stacks: readonly IndexedStack[];
  readonly tokens: readonly IndexedToken[];
  readonly regionAt: ReadonlyMap<string, number>;
  readonly cityAt: ReadonlyMap<string, number>;
  readonly routeAt: ReadonlyMap<string, number>;
  readonly stackAt: ReadonlyMap<string, number>;
  readonly tokenAt: ReadonlyMap<string, number>;
  readonly buildingAt: ReadonlyMap<string, number>;
  readonly cards: ReadonlyMap<string, IndexedCard>;
  readonly buildings: ReadonlyMap<string, IndexedBuilding>;
  /** Regions that ships go to. */
  readonly shores: readonly string[];
  /** How many spaces there are. */
  readonly spaces: number;
  /** The stack of slavery cards. */
  readonly slavery: number;
  /** The level of each score from 0 to the last space of a track. */
  readonly levels: readonly number[];
  /** The glory of each score from 0 to the last space of a track. */
  readonly glory: readonly number[];
};

const places = (list: readonly { id: string }[]): Map<string, number> =>
  new Map(list.map(({ id }, index) => [id, index]));

/** Indexes a pack whose form has been checked. */
export function indexPack(pack: Pack): PackIndex {
  const regionAt = places(pack.regions);
  const cityAt = places(pack.cities);
  const stackAt = places(pack.stacks);
  const regions = regionsOf(pack);
  const berths = regions.reduce((sum, region) => sum + region.berths, 0);
  const routes = pack.routes.map(({ ends, ...route }, index) => ({
    ...route,
    ends: [defined(cityAt.get(ends[0])), defined(cityAt.get(ends[1]))] as const,
    space: berths + pack.cities.length + index,
  }));
  return {
    pack,
    regions,
    cities: pack.cities.map((city, index) => ({
      ...city,
      region: defined(regionAt.get(city.region)),
      space: berths + index,
      routes: routes.flatMap(({ ends }, at) => (ends.includes(index) ? [at] : [])),
    })),
    routes,
    stacks: pack.stacks.map((stack) => ({ ...stack, region: defined(regionAt.get(stack.region)) })),
    tokens: pack.tokens.map(({ gives, ...token }) => ({
      ...token,
      track: 'track' in gives ? gives.track : null,
      action: 'action' in gives ? gives.action : null,
    })),
    regionAt,
    cityAt,
    routeAt: places(pack.routes),
    stackAt,
    tokenAt: places(pack.tokens),
    buildingAt: places(pack.buildings),
    cards: cardsOf(pack),
    buildings: buildingsOf(pack),
    shores: pack.regions.flatMap(({ id, berths: length }) => (length > 0 ? [id] : [])),
    spaces: berths + pack.cities.length + pack.routes.length,
    slavery: defined(stackAt.get(pack.slavery.stack)),
    levels: scores(pack).map((score) => pack.levels.from.findLastIndex((from) => from <= score)),
    glory: scores(pack).map((score) => defined(pack.levels.glory.findLast((space) => space <= score))),
  };
}

const scores = ({ levels }: Pack): number[] => Array.from({ length: levels.last + 1 }, (_, score) => score);

function regionsOf(pack: Pack): IndexedRegion[] {
  let firstSpace = 0;
  return pack.regions.map((region, index) => {
    const cities = pack.cities.flatMap((city, at) => (city.region === region.id ? [at] : []));
    const indexed = { ...region, index, firstSpace, cities };
    firstSpace += region.berths;
    return indexed;
  });
}

function cardsOf({ stacks, slavery }: Pack): Map<string, IndexedCard> {
  const cards = stacks.flatMap(({ id, cards: held }, stack) =>
    held.map((card) => ({ ...card, stack, governor: card.number === null, slavery: id === slavery.stack })),
  );
  return new Map(cards.map((card) => [card.id, card]));
}

function buildingsOf({ buildings, start }: Pack): Map<string, IndexedBuilding> {
  const printed = { id: start.id, level: 0, symbols: {}, glory: 0, action: start.action };
  const tiles = buildings.map(({ id, level, symbols, glory, action }) => ({ id, level, symbols, glory, action }));
  return new Map([printed, ...tiles].map((building) => [building.id, building]));
}

/** The card with this id. @throws RangeError if the pack has none. */
export const cardOf = ({ cards }: Pick<PackIndex, 'cards'>, id: string): IndexedCard => defined(cards.get(id));
/** The building with this id. @throws RangeError if the pack has none. */
export const buildingOf = ({ buildings }: Pick<PackIndex, 'buildings'>, id: string): IndexedBuilding =>
  defined(buildings.get(id));

/** The index of a pack, made once a pack. */
export const packIndexOf = oncePer(indexPack);
