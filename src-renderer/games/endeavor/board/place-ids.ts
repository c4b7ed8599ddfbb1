import type { PlaceId } from '../../../board/board.ts';

/** What the name of a place stands for. A berth is a spot in the shipping track of its region; people go to the others. */
export type Where =
  | { readonly kind: 'city' | 'stack' | 'route'; readonly id: string }
  | { readonly kind: 'ship'; readonly region: string }
  | { readonly kind: 'berth'; readonly region: string; readonly berth: number };

/** The name of a city. */
export const cityPlace = (city: string): PlaceId => `city:${city}`;
/** The name of a route. */
export const routePlace = (route: string): PlaceId => `route:${route}`;
/** The name of a stack of cards. */
export const stackPlace = (stack: string): PlaceId => `stack:${stack}`;
/** The name of a region's shipping track as one thing. */
export const shipPlace = (region: string): PlaceId => `ship:${region}`;
/** The name of one berth of a shipping track; the one farthest from the stack is 0. */
export const berthPlace = (region: string, berth: number): PlaceId => `berth:${region}:${berth}`;

const NAME = /^(city|route|stack|ship|berth):([a-z0-9-]+)(?::(\d+))?$/;

/** What a name stands for; nothing for a name that none of ours is. */
export function placeOf(place: PlaceId): Where | undefined {
  const [, kind, id = '', berth] = NAME.exec(place) ?? [];
  if (kind === 'berth') return berth === undefined ? undefined : { kind, region: id, berth: Number(berth) };
  if (berth !== undefined) return undefined;
  if (kind === 'ship') return { kind, region: id };
  return kind === 'city' || kind === 'stack' || kind === 'route' ? { kind, id } : undefined;
}
