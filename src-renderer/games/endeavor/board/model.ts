/**
 * The table as the chart draws it, worked out from a view and the pack alone. Points are points of the sheet; every
 * thing has the id that the pack gives it.
 */
import type { Card, City, Pack, Route, Stack } from '#engine/endeavor/data/schema.ts';
import type { View } from '#engine/endeavor/state.ts';
import type { Point } from '../../../board/plane.ts';
import { berthPoints, cityPoint, routeLine, stackPoint, type RouteLine } from './geometry.ts';

/** What lies on a space of the map: the id of a kind of token, or null once it is taken. */
export type TokenOn = string | null;

/** A city: the token that lies there, or whose disc does. */
export type CityModel = {
  readonly id: string;
  readonly region: string;
  readonly glory: 1 | 2;
  readonly at: Point;
  readonly token: TokenOn;
  /** A colour, or null while nobody is there. */
  readonly owner: number | null;
  /** Its region is open: it can be occupied. */
  readonly open: boolean;
};

/** A route; `owner` holds both its ends. */
export type RouteModel = {
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly line: RouteLine;
  readonly token: TokenOn;
  readonly owner: number | null;
};

/** A berth of a shipping track. */
export type BerthModel = {
  readonly berth: number;
  readonly at: Point;
  readonly token: TokenOn;
  readonly owner: number | null;
};

/** A region with its shipping track. */
export type RegionModel = {
  readonly id: string;
  readonly open: boolean;
  readonly berths: readonly BerthModel[];
  /** The berth the next disc goes to; its number is the length of the track once that is full. */
  readonly next: number;
  /** Discs beside a full track, by colour in the order they first came. */
  readonly beside: readonly { readonly owner: number; readonly count: number }[];
};

/** A stack of asset cards. */
export type StackModel = {
  readonly id: string;
  readonly region: string;
  readonly at: Point;
  /** Nothing once it is empty. */
  readonly top: Card | undefined;
  readonly left: number;
  readonly open: boolean;
  /** The stack of slavery: drawn in a tone of its own. */
  readonly slavery: boolean;
};

/** The whole chart. */
export type BoardModel = {
  readonly regions: readonly RegionModel[];
  readonly cities: readonly CityModel[];
  readonly routes: readonly RouteModel[];
  readonly stacks: readonly StackModel[];
};

/**
 * @param view what everybody sees
 * @param pack the pack the campaign is played with; what the chart has no place for is left out
 */
export function boardModel(view: View, pack: Pack): BoardModel {
  const spaces = spacesOf(view, pack);
  const regions = pack.regions.map((region, index) => {
    const ships = view.ships[index] ?? [];
    const points = berthPoints(region.id);
    return {
      id: region.id,
      open: ships.length >= region.berths,
      next: Math.min(ships.length, region.berths),
      berths: points.slice(0, region.berths).map((at, berth) => ({
        berth,
        at,
        token: spaces.berth(index, berth),
        owner: ships[berth] ?? null,
      })),
      beside: counted(ships.slice(region.berths)),
    };
  });
  const isOpen = (id: string) => regions.some((region) => region.id === id && region.open);
  const owners = new Map(pack.cities.map(({ id }, index) => [id, ownerIn(view, index)]));
  return {
    regions,
    cities: pack.cities.flatMap((city, index) => cityModel(city, spaces.city(index), owners, isOpen(city.region))),
    routes: pack.routes.flatMap((route, index) => routeModel(route, spaces.route(index), owners)),
    stacks: pack.stacks.flatMap((stack, index) => stackModel(stack, view, pack, index, isOpen(stack.region))),
  };
}

/** The colour that holds a city, or null. */
function ownerIn(view: View, city: number): number | null {
  const owner = view.cities[city] ?? -1;
  return owner < 0 ? null : owner;
}

function cityModel(city: City, token: TokenOn, owners: Map<string, number | null>, open: boolean): CityModel[] {
  const at = cityPoint(city.id);
  const { id, region } = city;
  const glory = city.glory === 2 ? 2 : 1;
  return at ? [{ id, region, glory, at, token, owner: owners.get(id) ?? null, open }] : [];
}

function routeModel({ id, ends }: Route, token: TokenOn, owners: Map<string, number | null>): RouteModel[] {
  const line = routeLine(id, ends);
  const [one, other] = ends.map((end) => owners.get(end) ?? null);
  const owner = one === other ? (one ?? null) : null;
  return line ? [{ id, ends, line, token, owner }] : [];
}

function stackModel(stack: Stack, view: View, pack: Pack, index: number, open: boolean): StackModel[] {
  const at = stackPoint(stack.id);
  const cards = view.stacks[index] ?? [];
  const top = stack.cards.find(({ id }) => id === cards[0]);
  const slavery = pack.slavery.stack === stack.id;
  return at ? [{ id: stack.id, region: stack.region, at, top, left: cards.length, open, slavery }] : [];
}

/** What lies on the spaces of a view: all berths region by region, all cities, all routes. */
function spacesOf({ spaces }: View, { regions, cities, tokens }: Pack) {
  const kind = (space: number): TokenOn => tokens[spaces[space] ?? -1]?.id ?? null;
  const firsts: number[] = [];
  let berths = 0;
  for (const region of regions) {
    firsts.push(berths);
    berths += region.berths;
  }
  return {
    berth: (region: number, berth: number) => kind((firsts[region] ?? 0) + berth),
    city: (city: number) => kind(berths + city),
    route: (route: number) => kind(berths + cities.length + route),
  };
}

/** Discs by colour, in the order the colours first appear. */
function counted(owners: readonly number[]): { owner: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts].map(([owner, count]) => ({ owner, count }));
}
