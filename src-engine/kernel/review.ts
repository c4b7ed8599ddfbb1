import type { Params } from './refusal.ts';
import type { Seat } from './seat.ts';

/** Figures by name: one number for the whole table, or one for each seat. */
export type Figures = Readonly<Record<string, number | readonly number[]>>;

/** What an event adds to a counter, for a seat or for nobody; `code` says what was counted. */
export type Count = {
  readonly counter: string;
  readonly seat: Seat | null;
  readonly code: string;
  readonly by: number;
};

/** Begins a column of a counter: what is counted from then on stands in it, until another begins. */
export type CountColumn = { readonly counter: string; readonly opens: string; readonly params: Params };

/**
 * What a game measures for the time after it is over. Only then is any of it told to anybody, so it may read what was
 * hidden.
 */
export type Review<State, Event> = {
  /** Where the table stands; taken as each turn begins and at the end. The same names every time. */
  figures(state: State): Figures;
  /** What an event adds to counters, and the columns it begins. */
  counts(event: Event): readonly (Count | CountColumn)[];
};
