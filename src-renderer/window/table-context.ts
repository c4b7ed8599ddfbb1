import { getContext, setContext } from 'svelte';
import type { PlaceId } from '../board/board.ts';
import type { GameCard } from './card.ts';
import type { DecisionState } from './decision.svelte.ts';
import type { InspectId } from './inspection.ts';
import type { MovePreview } from './lookups.ts';
import type { TablePage } from './pages.ts';
import type { RuleAnchor } from './rules.ts';
import type { GameTypes, TableOf, ThingOf } from './types.ts';
import type { GameWindow, GameWords, MoveEffect } from './window.ts';

/**
 * What every part of an open table may ask for, and what it may do. Its members change, so read them where they are
 * used.
 */
export type TableContext<T extends GameTypes = GameTypes> = {
  readonly card: GameCard;
  readonly game: GameWindow<T>;
  readonly words: GameWords<T>;
  /** The table as it is shown: now, or as it was while somebody looks back. */
  readonly table: TableOf<T>;
  readonly page: TablePage<T>;
  /** Whether it is shown as it was. */
  readonly showsPast: boolean;
  /** The seat that decides alone now. */
  readonly decidingSeat: number | undefined;
  /** The same seat where a person decides at the open table. */
  readonly decidingPerson: number | undefined;
  readonly decision: DecisionState<T['move'], T['picture']>;
  /** What the host says the move that waits to be confirmed would do. */
  readonly preview: MovePreview<T> | null;
  /** What the move pointed at would change. */
  readonly effects: readonly MoveEffect<T>[];
  /** The seat whose drawer is named or open. */
  readonly drawerSeat: number | null;
  /** Plays a move for the person who decides. */
  play(move: T['move']): void;
  /** Opens a panel of the right column by its name, or closes it where it is open. */
  toggleRightPanel(name: string): void;
  /** Answers a question about something on the table. */
  ask(id: InspectId): void;
  /** Opens the rules reference, by default at what is going on. */
  openRules(anchor?: RuleAnchor): void;
  /** Reads a card or the like large; null is done with it. */
  readThing(thing: ThingOf<T> | null): void;
  /** Takes the choice about a thing that lies in front of a player. */
  takeThing(thing: ThingOf<T>): void;
  /** Names a seat's drawer; its owner then holds it open. */
  armDrawer(seat: number): void;
  /** Marks a place of the board. */
  showPlace(place: PlaceId | undefined): void;
};

/** What is known both at the table and on the screen that tells how a campaign ended. */
export type ShownTable<T extends GameTypes = GameTypes> = Pick<TableContext<T>, 'table'>;

const TABLE = Symbol('table');
const SHOWN = Symbol('shown');

/** Offers the table to everything below the component that calls it. */
export function provideTable(context: TableContext): void {
  setContext(TABLE, context);
  provideShownTable(context);
}

/** Offers a table that is only shown, and not played at. */
export function provideShownTable(context: ShownTable): void {
  setContext(SHOWN, context);
}

/** The table this component belongs to. A game's own parts name their types: they get back what their window has read. */
export function useTable<T extends GameTypes = GameTypes>(): TableContext<T> {
  return getContext<TableContext<T>>(TABLE);
}

/** The table shown here; for parts that stand both at the table and on the screen of its end. */
export function useShownTable<T extends GameTypes = GameTypes>(): ShownTable<T> {
  return getContext<ShownTable<T>>(SHOWN);
}
