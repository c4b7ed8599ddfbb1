import type { Card, Symbols } from '#engine/endeavor/data/schema.ts';
import { berthPoints, cityPoint, routeLine, stackPoint } from '../../board/geometry.ts';
import type { BoardModel, CityModel, RegionModel, RouteModel, StackModel } from '../../board/model.ts';

/** A part of the chart as a picture: what lies on it, which regions are open, and what is cut out of the sheet. */
export type ChartCut = {
  readonly board: BoardModel;
  readonly open: readonly string[];
  readonly cut: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** A track with the colours that have shipped, the first one farthest from the stack, and tokens on its other spaces. */
function track(id: string, ships: readonly number[], tokens: readonly string[] = []): RegionModel {
  const berths = berthPoints(id).map((at, berth) => ({
    berth,
    at,
    owner: ships[berth] ?? null,
    token: tokens[berth - ships.length] ?? null,
  }));
  return { id, open: ships.length >= berths.length, berths, next: ships.length, beside: [] };
}

function city(id: string, region: string, holds: number | string): CityModel[] {
  const at = cityPoint(id);
  const [owner, token] = typeof holds === 'number' ? [holds, null] : [null, holds];
  return at ? [{ id, region, glory: 1, at, owner, token, open: true }] : [];
}

function route(one: string, other: string, holds: number | string): RouteModel[] {
  const line = routeLine(`${one}-${other}`, [one, other]);
  const [owner, token] = typeof holds === 'number' ? [holds, null] : [null, holds];
  return line ? [{ id: `${one}-${other}`, ends: [one, other], line, owner, token }] : [];
}

type Top = { readonly number: number | null; readonly symbols: Symbols };

function stack(id: string, { number, symbols }: Top, left: number, open: boolean): StackModel[] {
  const at = stackPoint(id);
  const top: Card = { id, number, symbols, glory: 0, source: 'rulebook' };
  return at ? [{ id, region: id, at, top, left, open, slavery: false }] : [];
}

const AFRICA = { number: null, symbols: { finance: 2, politics: 1 } };
const FAR_EAST = { number: null, symbols: { industry: 2, culture: 1 } };
const THREE = { number: 3, symbols: { industry: 2, culture: 2 } };

/** The pictures of the rules that are cut out of the chart, by the name the text gives them. */
export const CHARTS: Readonly<Record<string, ChartCut>> = {
  shipping: {
    board: {
      regions: [track('far-east', [3, 1], ['politics', 'finance', 'ship', 'industry', 'culture'])],
      cities: [],
      routes: [],
      stacks: stack('far-east', FAR_EAST, 6, false),
    },
    open: [],
    cut: { x: 574, y: 268, width: 188, height: 216 },
  },
  opening: {
    board: {
      regions: [track('africa', [0, 1, 1, 0, 2, 3])],
      cities: [],
      routes: [],
      stacks: stack('africa', AFRICA, 6, true),
    },
    open: ['africa'],
    cut: { x: 298, y: 214, width: 176, height: 232 },
  },
  route: {
    board: {
      regions: [],
      cities: [...city('elmina', 'africa', 0), ...city('cape-town', 'africa', 0), ...city('algiers', 'europe', 3)],
      routes: [...route('elmina', 'cape-town', 0), ...route('algiers', 'elmina', 'industry')],
      stacks: [],
    },
    open: ['africa', 'europe'],
    cut: { x: 322, y: 168, width: 200, height: 288 },
  },
  draw: {
    board: {
      regions: [track('north-america', [0, 1, 0, 2, 0, 1, 2])],
      cities: [
        ...city('charleston', 'north-america', 0),
        ...city('new-orleans', 'north-america', 0),
        ...city('boston', 'north-america', 'finance'),
        ...city('quebec', 'north-america', 1),
      ],
      routes: [],
      stacks: stack('north-america', THREE, 3, true),
    },
    open: ['north-america'],
    cut: { x: 20, y: -8, width: 330, height: 252 },
  },
};
