/** What a test can say about a table before the first move. Everything has a default; see `table.ts`. */

import type { Length, Variant, OwnedCard, Phase, Screen, Slot, State, Stock, Unit } from '#engine/archipelago/state.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { BuildingKind } from '#engine/archipelago/data/schema-common.ts';

/** Where a region lies: beside the start, with its southern edge towards it; or anywhere, by coordinates. */
export type Laid = readonly [side: string, where: Compass | readonly [q: number, r: number, turn: number]];
/** The six places beside the start, clockwise. */
export const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Compass = (typeof COMPASS)[number];

/** `count` pieces of a seat in one region, all in the same state. */
export type Placed = {
  readonly seat: Seat;
  readonly kind: Unit['kind'];
  readonly side: string;
  readonly count: number;
} & Partial<Pick<Unit, 'part' | 'place' | 'icon' | 'engaged' | 'down'>>;

type Detail = Partial<Pick<Unit, 'part' | 'place' | 'icon' | 'engaged' | 'down'>>;

/** A citizen of `seat` in a region; on a building it raises that building. */
export function citizen(seat: Seat, side: string, detail: Detail = {}): Placed {
  return { seat, kind: 'citizen', side, count: 1, ...detail };
}

/** Several citizens of `seat` in a region. */
export function citizens(seat: Seat, count: number, side: string, detail: Detail = {}): Placed {
  return { seat, kind: 'citizen', side, count, ...detail };
}

/** A ship of `seat` in a region. */
export function ship(seat: Seat, side: string, detail: Detail = {}): Placed {
  return { seat, kind: 'ship', side, count: 1, ...detail };
}

/** What lies behind a screen; nothing said means none. */
export type Held = { readonly florins?: number; readonly tokens?: number; readonly cubes?: Partial<Stock> };

/** The table a test begins with. */
export type Situation = {
  readonly players?: 2 | 3 | 4 | 5;
  readonly length?: Length;
  readonly variants?: readonly Variant[];
  readonly seed?: string;
  /** The phase that is about to begin; the actions by default. */
  readonly at?: Exclude<Phase, 'over'>;
  /** The turn of that phase; 2 by default. */
  readonly turn?: number;
  readonly map?: readonly Laid[];
  readonly units?: readonly Placed[];
  /** Buildings nobody stands on, by region. */
  readonly buildings?: Readonly<Record<string, readonly BuildingKind[]>>;
  readonly order?: readonly Seat[];
  readonly rebellion?: number;
  readonly surplus?: number;
  readonly domestic?: Partial<Stock>;
  readonly export?: Partial<Stock>;
  /** By seat; the others hold nothing. */
  readonly screens?: readonly Held[];
  /** What the bank has; the rest goes behind the screen of the last seat. */
  readonly bank?: { readonly florins?: number; readonly cubes?: Partial<Stock> };
  /** The cards on top of the deck, the topmost first: ids of cards, or names of backs of the small pack. */
  readonly deck?: readonly string[];
  /** Where the cards not named lie: under the named ones, or among the discards. */
  readonly rest?: 'deck' | 'discards';
  readonly row?: readonly (string | Slot)[];
  readonly cards?: readonly (Pick<OwnedCard, 'card' | 'owner'> & Partial<OwnedCard>)[];
  readonly objectives?: readonly (readonly string[])[];
  readonly trends?: readonly string[];
  readonly benefactor?: readonly number[];
  readonly piles?: readonly number[];
  readonly discs?: readonly number[];
  readonly wheel?: State['wheel'];
  /** Turn 0: the tiles in hand, by the id of either side. */
  readonly hands?: readonly (readonly string[])[];
  /** The tiles on top of the tray, the topmost first. */
  readonly tray?: readonly string[];
  /** Where the tiles not named lie. */
  readonly otherTiles?: 'deck' | 'discards';
};

/** A screen from what a test says of it. */
export function screenOf(held: Held | undefined): Screen {
  const cubes = { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0, ...held?.cubes };
  return { florins: held?.florins ?? 0, cubes, tokens: held?.tokens ?? 0 };
}
