import type { Emitted } from '#engine/kernel/events.ts';
import type { Game, GameTypes, Outcome } from '#engine/kernel/game.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';

/** A move somebody made. */
export type Played<T extends GameTypes> = { readonly seat: Seat; readonly move: T['move'] };

/** What the rules say of moves beside the pending decision, told apart from the game: any seat may make them. */
export type Besides<T extends GameTypes> = {
  /** The types of these moves. */
  readonly types: readonly T['move']['type'][];
  /** Some of them, allowed or not, by whomever they belong to. */
  readonly moves: (state: T['state'], rng: Rng) => readonly Played<T>[];
  /** Whether the rules allow one. */
  readonly allows: (state: T['state'], played: Played<T>) => boolean;
};

/** What one random game is checked with. */
export type Check<T extends GameTypes> = {
  readonly options: T['options'];
  readonly seed: string;
  /** The most moves a game may take; 2000 unless told. */
  readonly steps?: number;
  /** More wrong or half-wrong moves to ask `refusal` about, beside those made by changing one field. */
  readonly mutate?: (move: T['move'], rng: Rng) => readonly unknown[];
  /** Whether a move is a deal, which is never listed; unless told, moves of a type that `offers` has given. */
  readonly deal?: (move: T['move']) => boolean;
  /**
   * Whether an event may tell `viewer`, who reads it, what was hidden until then; unless told, whether it raises a barrier.
   * Without it a secret in the public half of a barrier event (the card in "somebody drew a card") passes for a revelation.
   */
  readonly reveals?: (event: T['event'], viewer: Viewer) => boolean;
  /**
   * Whether an event may happen in one world and not in another that differs in secrets alone, as an objective that is shown
   * because somebody holds it; never unless told. Such an event reveals, and must raise a barrier.
   */
  readonly surprises?: (event: T['event']) => boolean;
  /**
   * Whether a move names something hidden, such as a card of a hand: then it may be legal, and is never listed in public. None does
   * unless told: then whatever is legal is listed in public. Told apart from the game, which says so by `publicMoves` alone.
   */
  readonly namesHidden?: (move: T['move']) => boolean;
  /** The moves made beside the pending decision that are neither listed nor offered; none unless told. */
  readonly besides?: Besides<T>;
  /**
   * A world that by the rules differs from `state` only in what `seat` cannot know, made from the state itself. Unlike
   * `sample` it does not trust `information`: it finds a secret that both of them give away.
   */
  readonly twin?: (state: T['state'], seat: Seat, rng: Rng) => T['state'];
  /** Sees every move that was played, for counting what has been covered. */
  readonly watch?: (played: Played<T>, events: readonly Emitted<T['event']>[], state: T['state']) => void;
};

/** What a checked game came to, and what it has covered. */
export type Report = {
  readonly seed: string;
  readonly steps: number;
  readonly outcome: Outcome;
  /** How often each type of move was played, and each type of event was emitted. */
  readonly moves: Readonly<Record<string, number>>;
  readonly events: Readonly<Record<string, number>>;
  /** How often each refusal was given to a move that was tried. */
  readonly refusals: Readonly<Record<string, number>>;
  /** How many steps were compared between the game and a world that differs in secrets. */
  readonly twinSteps: number;
  /** How many of the worlds that were dealt anew differ in what another seat knows: none means nothing was secret. */
  readonly otherWorlds: number;
};

/** A world in which what `seat` cannot know was dealt anew, played along with the game. */
export type Twin<T extends GameTypes> = {
  readonly seat: Seat;
  readonly state: T['state'];
  /** Whether `seat` has seen nothing yet that differs. */
  same: boolean;
};

/** One game while it is being checked. */
export type Table<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly check: Check<T>;
  readonly seats: readonly Seat[];
  state: T['state'];
  /** The text of `state`, taken when it was reached: nothing may change it afterwards. */
  text: string;
  /** The same game, saved and loaded before every move. */
  saved: T['state'];
  step: number;
  readonly log: { played: Played<T>; text: string }[];
  readonly events: { emitted: Emitted<T['event']>; text: string }[];
  /** When each state was reached. */
  readonly reached: Map<string, number>;
  lastDeal: number;
  /** Values seen in moves, by the name of their field, and whole moves by their text. */
  readonly values: Map<string, Map<string, unknown>>;
  readonly moves: Map<string, T['move']>;
  readonly dealTypes: Set<string>;
  twins: Twin<T>[];
  readonly refusals: Record<string, number>;
  twinSteps: number;
  otherWorlds: number;
  /** What is being asked just now, for the message of a failure. */
  about: { seat?: Seat; move?: unknown };
};

/** Whether dear checks are made at `step`: at the first ten and at powers of two. */
export function isDear(step: number): boolean {
  return step < 10 || (step & (step - 1)) === 0;
}

/** Counts one more `key`. */
export function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
