import type { LogLine } from '#main/contract/messages.ts';
import type { LogEvent } from './log-event.ts';
import type { GameTypes } from './types.ts';

/** The table as it was after `at` moves, and what happened with the last of them. */
export type PastPosition<T extends GameTypes = GameTypes> = {
  readonly at: number;
  readonly view: T['view'];
  readonly deciders: readonly number[];
  readonly lines: readonly LogLine[];
};

/** A move in force: the number its log lines carry, whose it is, and the events with it that begin a turn or a phase. */
export type IndexedMove = {
  readonly seq: number;
  readonly seat: number;
  readonly begins: readonly { readonly turn: boolean; readonly event: LogEvent }[];
};

/** What happened since a seat last looked. */
export type Recap = { readonly seat: number; readonly lines: readonly LogLine[] };

/** Everything that was hidden, once the game is over: each seat's own part, and the log with nothing left out. */
export type RevealedSecrets<T extends GameTypes = GameTypes> = {
  readonly own: readonly T['own'][];
  readonly lines: readonly LogLine[];
};

/** What the host says a move would do; `barrier` where it would go on into what nobody has seen yet. */
export type MovePreview<T extends GameTypes = GameTypes> = {
  readonly move: T['move'];
  readonly events: readonly LogEvent[];
  readonly barrier?: string;
  /** The first barrier that shows something new, as far as public facts tell. */
  readonly ahead?: string;
};
