import type { GameEvent } from './events.ts';
import type { Outcome, ScoreLine } from './outcome.ts';
import type { Count, Figures } from './review.ts';
import type { Seat } from './seat.ts';

/** Something a seat did in a game that is worth telling: a code of the game, and what fills the gaps of its sentence. */
export type Feat = {
  readonly feat: string;
  readonly seat: Seat;
  /** Numbers and codes. `other` is a seat: it is told by its name. */
  readonly params: Readonly<Record<string, number | string>>;
};

/** Where the table stood: as a turn began, or at the end. */
export type FeatMark = {
  /** How many turns had begun. */
  readonly turn: number;
  /** What the score sheet would have come to, by seat. */
  readonly points: readonly number[];
  readonly figures: Figures;
};

/** What happened in a game from its set-up on, as everybody was told it. */
export type GameLog<Event> = {
  /** How many turns began. */
  readonly turns: number;
  /** The events in order, each with the number of turns that had begun. */
  readonly events: readonly { readonly turn: number; readonly event: Event }[];
  /** What the game counts, added up. */
  readonly counts: readonly Count[];
};

/** How a game ended. */
export type GameEnd = { readonly outcome: Outcome; readonly score: readonly ScoreLine[] };

/** What is known of a game that is over. */
export type FeatsInput<Event = GameEvent> = {
  /** Absent where a part of it cannot be read any more. */
  readonly log?: GameLog<Event> | undefined;
  /** Absent where the game was given up: whatever was hidden then stays so. */
  readonly end?: GameEnd | undefined;
  /** As each turn began, and last at the end; absent where either of the two is. */
  readonly marks?: readonly FeatMark[] | undefined;
};

/** A game known from its set-up to its end. */
export type WholeGame<Event> = GameLog<Event> & GameEnd & { readonly marks: readonly FeatMark[] };

/** Who did it, and what fills the gaps. */
export type Found = Omit<Feat, 'feat'>;

/**
 * How a feat is found: `from` says what it must know. What is found from the log alone is told of a game that was given up too, so it
 * rests on nothing but what everybody was told.
 */
export type FeatFinder<Event> = { readonly id: string } & (
  | { readonly from: 'log'; find(log: GameLog<Event>): readonly Found[] }
  | { readonly from: 'end'; find(end: GameEnd): readonly Found[] }
  | { readonly from: 'whole'; find(game: WholeGame<Event>): readonly Found[] }
);

/** Most feats that are told of one game. */
export const MOST_FEATS = 12;

/** The feats of a game, in the order of `finders`; those whose sources are missing are not looked for. */
export function featsFound<Event>(finders: readonly FeatFinder<Event>[], known: FeatsInput<Event>): Feat[] {
  return finders
    .flatMap((finder) => foundBy(finder, known).map((found) => ({ feat: finder.id, ...found })))
    .slice(0, MOST_FEATS);
}

function foundBy<Event>(finder: FeatFinder<Event>, { log, end, marks }: FeatsInput<Event>): readonly Found[] {
  if (finder.from === 'log') return log ? finder.find(log) : [];
  if (finder.from === 'end') return end ? finder.find(end) : [];
  return log && end && marks ? finder.find({ ...log, ...end, marks }) : [];
}
