import { getContext, setContext } from 'svelte';
import type { PlaceId } from '../board/board.ts';
import type { GameCard } from './card.ts';
import type { Effect, GameWindow, GameWords } from './window.ts';
import type { TableOf, ThingId, Types } from './types.ts';
import type { DecisionState } from './decision.svelte.ts';
import type { Foretold } from './beside.ts';
import type { TablePage } from './pages.ts';

/** What every part of an open table may ask for, and what it may do. Read its members where they are used: they change. */
export type TableContext<T extends Types = Types> = {
  readonly card: GameCard;
  readonly game: GameWindow<T>;
  readonly words: GameWords<T>;
  /** The table as it is shown: now, or as it was while somebody looks back. */
  readonly table: TableOf<T>;
  readonly page: TablePage<T>;
  /** Whether it is shown as it was. */
  readonly past: boolean;
  /** Who decides alone now, and the same seat where a person does so at the open table. */
  readonly seat: number | undefined;
  readonly mine: number | undefined;
  readonly decision: DecisionState<T['move'], T['picture']>;
  /** What the host says of the move that is shown once more. */
  readonly foretold: Foretold<T> | null;
  /** What the move pointed at would change. */
  readonly effects: readonly Effect<T>[];
  /** The seat whose drawer is named or open. */
  readonly drawn: number | null;
  /** Plays a move for whoever decides. */
  play(move: T['move']): void;
  /** Opens what lies in the right column by its name, or shuts it where it lies open. */
  openDesk(name: string): void;
  /** Reads a card or the like large; null is done with it. */
  read(thing: ThingId | null): void;
  /** Takes the choice about a thing that lies in front of a player. */
  takeThing(thing: ThingId): void;
  /** Names a seat's drawer. */
  arm(seat: number): void;
  /** Marks a place of the board and brings it into sight. */
  look(place: PlaceId | undefined): void;
};

/** What is known wherever a campaign shows: at the table, and where its end is told. */
export type ShownContext<T extends Types = Types> = Pick<TableContext<T>, 'table'>;

const TABLE = Symbol('table');
const SHOWN = Symbol('shown');

/** Lays the table for everything below the component that calls it. */
export function provideTable(context: TableContext): void {
  setContext(TABLE, context);
  provideShown(context);
}

/** The same for a screen that only tells of a campaign. */
export function provideShown(context: ShownContext): void {
  setContext(SHOWN, context);
}

/** The table this component belongs to. A game's own parts name their types: what they are given is what their window read. */
export function useTable<T extends Types = Types>(): TableContext<T> {
  return getContext<TableContext<T>>(TABLE);
}

/** What is shown of a campaign here; for parts that stand on the table and where its end is told. */
export function useShown<T extends Types = Types>(): ShownContext<T> {
  return getContext<ShownContext<T>>(SHOWN);
}
