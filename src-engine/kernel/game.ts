import type { ZodType } from 'zod';
import type { Emit, GameEvent } from './events.ts';
import type { Feat, FeatsInput } from './feats.ts';
import type { Outcome, ScoreLine } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import type { Review } from './review.ts';
import type { Rng } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';

export type { Outcome, ScoreLine } from './outcome.ts';

/** The types one game brings. All of them are plain JSON data. */
export type GameTypes = {
  options: object;
  state: object;
  move: { type: string };
  view: object;
  information: object;
  event: GameEvent;
};

/**
 * Something chosen before a game. A choice for all goes into the options under `key`; a choice for a seat, into its
 * element of `options.seats`.
 */
export type OptionField = {
  readonly key: string;
  /** The numbers of players for which it is chosen; by default all. */
  readonly players?: readonly number[];
} & (
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly usual: string }
  | { readonly kind: 'checks'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly usual: number }
);

/** A choice for each seat (a side, say); no two seats may choose the same if it is `unique`. */
export type SeatField = OptionField & { readonly unique?: boolean };

/** What a game with deals between players provides. */
export type Deals<T extends GameTypes> = {
  /** Who may make a deal with whom now. Uses public facts alone, because every public page carries it. */
  windows(state: T['state']): readonly DealWindow[];
  /** A bounded list of sensible deals that the owner of `information` might offer now. */
  offers(information: T['information'], rng: Rng): T['move'][];
};

/** A moment at which deals may be made: `seat` with any of `with`. */
export type DealWindow = { readonly code: string; readonly seat: Seat; readonly with: readonly Seat[] };

/**
 * Upgrades stored options, states or moves of ruleset `from` to `from + 1`. Never change one that has been released:
 * saved campaigns depend on it.
 */
export type Upgrader = {
  readonly from: number;
  readonly options?: (stored: unknown) => unknown;
  readonly state?: (stored: unknown) => unknown;
  readonly move?: (stored: unknown) => unknown;
  /**
   * The move that rules `from` made by themselves in an upgraded state in which the next ones ask for it; undefined where they made
   * none. The moves stored after it are then played on as they were.
   */
  readonly byItself?: (state: object) => { readonly seat: Seat; readonly move: object } | undefined;
};

/**
 * Everything the kernel, the host, the bots and the tests know about a game. Pure: no clock, no randomness except the
 * generator inside the state, no input or output.
 */
export type Game<T extends GameTypes> = {
  /** Stable name, also that of the folder. */
  readonly id: string;
  /** Ruleset version; increases when old logs would no longer replay to the same hashes. */
  readonly version: number;
  /** Hash of the pack the game was made from; every state carries it. */
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
  /** What is chosen before a game besides the number of players (`options.players`), for all and for each seat. */
  readonly fields: { readonly all: readonly OptionField[]; readonly seat: readonly SeatField[] };
  /** Whether anything is hidden from anybody. If not, there are no privacy levels, no curtain and no drawer. */
  readonly hides: boolean;
  /** The depths to which a seat's drawer may be opened, shallowest first; none if seats have no private part. */
  readonly depths: readonly string[];
  /**
   * Type of the event that begins a turn. Events of earlier turns are redacted, turns are counted, and points are
   * recorded at it.
   */
  readonly turnEvent: T['event']['type'];
  /** The type of the event that begins a phase of a turn; absent in a game whose turns are told as one. */
  readonly phaseEvent?: T['event']['type'];
  /**
   * Names of barriers that raise nothing drawn by chance and nothing hidden: what a preview made from the public view finds
   * behind them is public too. By default none.
   */
  readonly openBarriers?: readonly string[];
  /** Deals, if the game has them. */
  readonly deals?: Deals<T>;
  /** What it measures for the charts once a game is over; points are taken from `score` in every game. */
  readonly review?: Review<T['state'], T['event']>;
  /** What of a game that is over is worth telling; none where it is absent. */
  feats?(known: FeatsInput<T['event']>): readonly Feat[];
  /** What records tell games of one kind apart by: a code for how long a game these options make. */
  record?(options: T['options']): { readonly length?: string };

  /** Why these options cannot be played, or undefined. They have passed `schema.options`. */
  optionsRefusal(options: T['options']): Refusal | undefined;
  /** Number of seats with these options. */
  seats(options: T['options']): number;
  /**
   * Makes a whole state that waits for its first decision. Deterministic; everything public in it depends on the public
   * part of the seed alone (see `seed.ts`). @throws Error for options that `optionsRefusal` refuses.
   */
  setup(options: T['options'], seed: string, emit: Emit<T['event']>): T['state'];
  /**
   * The seats that owe a decision now: several if they decide at once, none once the game is over. Uses public facts
   * alone.
   */
  deciders(state: T['state']): readonly Seat[];
  /**
   * Whether the decisions owed now are made in private, one person after the other (writing down an amount, reading a
   * card of one's own). Never in a game that hides nothing.
   */
  secret(state: T['state']): boolean;
  /** Every legal move of `seat` except deals: complete, finite, and empty for a seat that owes no decision. */
  legalMoves(state: T['state'], seat: Seat): T['move'][];
  /** The moves `seat` would have if what lies behind screens were ignored; uses the public parts of `view` alone. */
  publicMoves(view: T['view'], seat: Seat): T['move'][];
  /**
   * The move by which the decision of `seat` may close by itself, because the rules leave nothing else to choose;
   * undefined if somebody must choose, and always in secret decisions. `view` is the public one and `moves` are its
   * `publicMoves`, so what a seat holds decides nothing. Games without it ask for every move.
   */
  closing?(view: T['view'], seat: Seat, moves: readonly T['move'][]): T['move'] | undefined;
  /**
   * Whether `move` is allowed although it does nothing: players rarely want it, and chance never draws it where another is
   * possible. Games without it have no such moves.
   */
  idle?(move: T['move']): boolean;
  /**
   * A state made from the public parts of `view` alone, with plenty of everything behind every screen: shows what the
   * rules would make of a move if screens were ignored.
   */
  stateFromView(view: T['view']): T['state'];
  /** Why `seat` may not make `move` now, or undefined. `move` has passed `schema.move`. Changes nothing. */
  refusal(state: T['state'], seat: Seat, move: T['move']): Refusal | undefined;
  /**
   * Plays a move that `refusal` has allowed: changes `state` in place and reports what happened. Deterministic. `between` is
   * called whenever something is about to happen by itself after it: the state is then one that can be shown.
   */
  apply(state: T['state'], seat: Seat, move: T['move'], emit: Emit<T['event']>, between?: () => void): void;
  /** What `viewer` may see now. Copies only what may be seen; nothing is removed from a copy of the state. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /**
   * The private part that a seat's view shows at one of `depths`; everything at `decision`, when the seat decides in
   * private.
   */
  own(view: T['view'], depth: string): Readonly<Record<string, unknown>>;
  /** The information set of `seat`: its view and everything it has seen so far. A bot may use nothing else. */
  information(state: T['state'], seat: Seat): T['information'];
  /** Determinization: a full state that agrees with `information`, with everything unknown drawn from `rng`. */
  sample(information: T['information'], rng: Rng): T['state'];
  /**
   * The position of `state` for others to play on: all that is public stays, and all that was hidden from anybody is drawn anew from
   * `rng`, so that nothing of it follows from what was hidden before. What everybody can work out (a stock whose gains and payments
   * were all made in the open) stays too. `emit` tells each seat what it now knows and has not before it. `state` is not the end, and
   * no secret decision is half made in it.
   */
  drawnAnew(state: T['state'], rng: Rng, emit: Emit<T['event']>): T['state'];
  /**
   * What the log shows of an event after its turn: amounts that went behind a screen or came from there are removed.
   */
  redacted(event: T['event']): T['event'];
  /** A few public figures by which people recognize a saved game. */
  summary(view: T['view']): Readonly<Record<string, string | number>>;
  /** The result once the game is over, else undefined. */
  outcome(state: T['state']): Outcome | undefined;
  /** The score sheet as it would be counted now, itemised, in the order of the rules. */
  score(state: T['state']): readonly ScoreLine[];
  /**
   * The invariants that `state` breaks, one sentence each; empty for an intact state. Those that hold only between
   * actions are checked only then.
   */
  invariants(state: T['state']): readonly string[];
  /** A copy that shares nothing with `state`, fast enough for search. */
  copy(state: T['state']): T['state'];
};
