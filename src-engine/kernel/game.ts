import type { ZodType } from 'zod';
import type { Emit, GameEvent } from './events.ts';
import type { Params, Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';

/** The types one game brings. All of them are plain JSON data. */
export type GameTypes = {
  options: object;
  state: object;
  move: { type: string };
  view: object;
  information: object;
  event: GameEvent;
};

/** What a game came to. */
export type Outcome = {
  /** How it ended: a word of the game, or the id of the data that says when it ends. */
  readonly code: string;
  /** One result a seat, in seating order. All may lose; several may share a place. */
  readonly seats: readonly { readonly won: boolean; readonly place: number; readonly points: number }[];
};

/** One line of a score sheet. */
export type ScoreLine = {
  readonly seat: Seat;
  readonly code: string;
  readonly params: Params;
  readonly points: number;
};

/**
 * One thing that is settled before a game. What was chosen for all goes into the options under `key`; what was chosen for a seat,
 * into its member of `options.seats`.
 */
export type OptionField = {
  readonly key: string;
  /** The numbers of players it is settled for; any unless told. */
  readonly players?: readonly number[];
} & (
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly usual: string }
  | { readonly kind: 'checks'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly usual: number }
);

/** The same for each seat (a clan, say); of a `unique` one no two seats may choose the same. */
export type SeatField = OptionField & { readonly unique?: boolean };

/** What a game has where people may strike deals. */
export type Deals<T extends GameTypes> = {
  /** Who may strike a deal with whom at this moment. Reads only what lies open: every page carries it. */
  windows(state: T['state']): readonly DealWindow[];
  /** A bounded stream of sensible deals the owner of `information` might offer now. */
  offers(information: T['information'], rng: Rng): T['move'][];
};

/** A moment at which deals may be struck, and between whom: `seat` with any of `with`. */
export type DealWindow = { readonly code: string; readonly seat: Seat; readonly with: readonly Seat[] };

/** Lifts stored options, state, moves or events of ruleset `from` to `from + 1`. Append-only: never edit a released one. */
export type Upgrader = {
  readonly from: number;
  readonly options?: (stored: unknown) => unknown;
  readonly state?: (stored: unknown) => unknown;
  readonly move?: (stored: unknown) => unknown;
};

/**
 * Everything the kernel, the host, the bots and the tests know about a game. Pure: no clock, no randomness but the
 * generator inside the state, no input or output.
 */
export type Game<T extends GameTypes> = {
  /** Stable name, also the folder's. */
  readonly id: string;
  /** Ruleset version; goes up when an old log would no longer replay to the same hashes. */
  readonly version: number;
  /** Hash of the data the game was made from; every state carries it. */
  readonly pack: string;
  readonly schema: {
    readonly options: ZodType<T['options']>;
    readonly state: ZodType<T['state']>;
    readonly move: ZodType<T['move']>;
    readonly view: ZodType<T['view']>;
    readonly event: ZodType<T['event']>;
  };
  readonly upgraders: readonly Upgrader[];

  /** Fewest and most seats. */
  readonly players: { readonly from: number; readonly to: number };
  /** What is settled before a game besides how many play (`options.players`), for all and for each seat. */
  readonly fields: { readonly all: readonly OptionField[]; readonly seat: readonly SeatField[] };
  /** Whether anything is hidden from anybody. Where nothing is, there are no levels of privacy, no curtain and no drawer. */
  readonly hides: boolean;
  /** How deep a seat's own part may be opened, shallowest first; none where a seat has no part of its own to look into. */
  readonly depths: readonly string[];
  /** The type of the event with which a turn begins: earlier ones fade, turns are counted by it, scores are kept at it. */
  readonly turnEvent: T['event']['type'];
  /** Deals, where the game has them. */
  readonly deals?: Deals<T>;

  /** Why these options cannot be played, or undefined. Options have passed `schema.options`. */
  optionsRefusal(options: T['options']): Refusal | undefined;
  /** How many seats `options` lay. */
  seats(options: T['options']): number;
  /**
   * A whole state that waits for its first decision. Same input, same bytes; what lies open in it depends on the words of the
   * seed alone (see `seed.ts`). @throws Error on refused options.
   */
  setup(options: T['options'], seed: string, emit: Emit<T['event']>): T['state'];
  /** The seats that owe a decision now; several where the rules let them decide at once; none once it is over. Reads only what lies open. */
  deciders(state: T['state']): readonly Seat[];
  /** Whether the decisions owed now are made in private, one person after the other (writing down an amount, reading a card of one's own); never where nothing is hidden. */
  secret(state: T['state']): boolean;
  /** Every move `seat` may make now, deals aside: complete, finite, empty for a seat that owes nothing. */
  legalMoves(state: T['state'], seat: Seat): T['move'][];
  /** The moves the rules would allow `seat` if screens were ignored; computed from what lies open in `view` alone. */
  publicMoves(view: T['view'], seat: Seat): T['move'][];
  /** A state made from what lies open in `view` alone, with plenty behind every screen: what the rules would make of a move there. */
  stateFromView(view: T['view']): T['state'];
  /** Why `seat` may not make `move` now, or undefined where it may. `move` has passed `schema.move`. Changes nothing. */
  refusal(state: T['state'], seat: Seat, move: T['move']): Refusal | undefined;
  /** Plays a move that `refusal` has let pass: changes `state` in place and reports what happened. Deterministic. */
  apply(state: T['state'], seat: Seat, move: T['move'], emit: Emit<T['event']>): void;
  /** What lies open to `viewer` now; built up from nothing. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** What of a seat's own part its view shows at one of `depths`; all of it at `decision`, where the seat decides in private. */
  own(view: T['view'], depth: string): Readonly<Record<string, unknown>>;
  /** The view of `seat` with everything it has seen so far: all a bot may use. */
  information(state: T['state'], seat: Seat): T['information'];
  /** A full state that agrees with `information`; what it cannot know is dealt from `rng`. */
  sample(information: T['information'], rng: Rng): T['state'];
  /** What a table log keeps of an event once its turn is over: amounts that entered or left a screen are forgotten. */
  redacted(event: T['event']): T['event'];
  /** A few public figures by which people know a saved game again. */
  summary(view: T['view']): Readonly<Record<string, string | number>>;
  /** The result once the game is over, else undefined. */
  outcome(state: T['state']): Outcome | undefined;
  /** The score sheet as it would be counted now; itemised, in the order of the rules. */
  score(state: T['state']): readonly ScoreLine[];
  /** What does not hold in `state`, one sentence each; empty for a sound state. Rules of a settled position are only asked of one. */
  invariants(state: T['state']): readonly string[];
  /** A copy that shares nothing with `state`, fast enough for search. */
  copy(state: T['state']): T['state'];
};
