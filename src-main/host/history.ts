import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import type { MoveEntry } from '#engine/kernel/record.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { SetUp, Snapshot } from '#main/storage/shapes.ts';
import type { Note } from './notes.ts';

/**
 * A move of the log with its events and, once computed, the state after it and the seats whose secret decision
 * continues through it (see `secret-steps.ts`).
 */
export type PlayedMove = {
  readonly entry: MoveEntry;
  readonly events: readonly Emitted<GameEvent>[];
  state: object | undefined;
  secretFor?: readonly Seat[];
  /**
   * Whether nobody pressed for it alone: it came with the move before it, or because nothing else was left. Forgotten when the
   * campaign is closed.
   */
  readonly byItself?: boolean;
};

/** Whether a move was a secret step: one inside a secret decision, which only its own seat knows of. */
export function isSecretStep({ entry, secretFor }: PlayedMove): boolean {
  return secretFor?.includes(entry.seat) === true;
}

/**
 * Where the present rules begin to replay: the set-up or, for an upgraded campaign, the position at which it was
 * upgraded.
 */
export type BasePosition = SetUp & {
  /** The entry it follows, and the number of moves in force there; both 0 for a set-up. */
  readonly seq: number;
  readonly moves: number;
  /** Whether the campaign had been given up by then. */
  readonly abandoned: boolean;
};

/**
 * A campaign's current log: the moves in force, the undone moves that can be redone (the last one next), the host's
 * notes, and the number of the last entry.
 */
export type History = {
  readonly setup: BasePosition;
  readonly live: readonly PlayedMove[];
  readonly undone: readonly PlayedMove[];
  readonly notes: readonly Note[];
  /** Numbers of the entries that took back a secret step: neither they nor the step are public. */
  readonly withdrawn: readonly number[];
  readonly seq: number;
  /** Whether the campaign was given up; no entry follows then. */
  readonly abandoned: boolean;
};

/** Fetches the newest intact snapshot among the entries for which `hashAt` returns a hash; that hash must match. */
export type FindSnapshot = (hashAt: (seq: number) => string | undefined) => Snapshot | undefined;

/** Playing an entry again does not lead to its recorded hash. */
export class HashMismatch extends Error {
  /** Number of the first entry that disagrees. */
  readonly seq: number;

  constructor(seq: number) {
    super(`entry ${seq} does not lead to the state it was recorded with`);
    this.name = 'HashMismatch';
    this.seq = seq;
  }
}

/** The current state. @throws RangeError if it has not been computed since loading. */
export function latestState(history: History): object {
  const state = history.live.length === 0 ? history.setup.state : history.live.at(-1)?.state;
  if (state === undefined) throw new RangeError('the state that stands has not been worked out');
  return state;
}
