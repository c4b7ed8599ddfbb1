import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import type { MoveEntry } from '#engine/kernel/record.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { SetUp, Snapshot } from '#main/storage/shapes.ts';
import type { Note } from './notes.ts';

/**
 * A move of the log, its events, and where that has been worked out the state it led to and the seats whose secret decision
 * went on through it (see `secret-steps.ts`).
 */
export type PlayedMove = {
  readonly entry: MoveEntry;
  readonly events: readonly Emitted<GameEvent>[];
  state: object | undefined;
  secretFor?: readonly Seat[];
};

/** Whether a move was a step inside a secret decision, of which only its seat knows. */
export function isSecretStep({ entry, secretFor }: PlayedMove): boolean {
  return secretFor?.includes(entry.seat) === true;
}

/** Where the present rules begin: the outcome of the set-up or, for a campaign carried over, the position taken over. */
export type BasePosition = SetUp & {
  /** The entry it follows, and the moves that stood then; 0 for a set-up. */
  readonly seq: number;
  readonly moves: number;
  /** Whether the campaign had been given up by then. */
  readonly abandoned: boolean;
};

/**
 * What stands of a campaign: the moves that are played, those that may be played again, what the host notes among them,
 * and the number of the last entry.
 */
export type History = {
  readonly setup: BasePosition;
  readonly live: readonly PlayedMove[];
  readonly undone: readonly PlayedMove[];
  readonly notes: readonly Note[];
  /** The entries that took back a step of a secret decision: nobody is told of them, nor of the step. */
  readonly withdrawn: readonly number[];
  readonly seq: number;
  /** Whether it was given up: nothing follows. */
  readonly abandoned: boolean;
};

/** Fetches the youngest sound snapshot, of the entries that `hashAt` gives a hash for. */
export type FindSnapshot = (hashAt: (seq: number) => string | undefined) => Snapshot | undefined;

/** A state that the log and the rules do not agree on. */
export class HashMismatch extends Error {
  /** The entry at which they part. */
  readonly seq: number;

  constructor(seq: number) {
    super(`entry ${seq} does not lead to the state it was recorded with`);
    this.name = 'HashMismatch';
    this.seq = seq;
  }
}

/** The state that stands. */
export function latestState(history: History): object {
  const state = history.live.length === 0 ? history.setup.state : history.live.at(-1)?.state;
  if (state === undefined) throw new RangeError('the state that stands has not been worked out');
  return state;
}
