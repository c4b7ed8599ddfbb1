import type { LogLine } from '#main/contract/messages.ts';
import type { LogEvent } from './log-event.ts';
import type { Types } from './types.ts';

/** The table as it was after so many moves, and what happened with the last of them. */
export type Past<T extends Types = Types> = {
  readonly at: number;
  readonly view: T['view'];
  readonly deciders: readonly number[];
  readonly lines: readonly LogLine[];
};
/** What happened since a seat last looked. */
export type Recap = { readonly seat: number; readonly lines: readonly LogLine[] };
/** Everything that was hidden, once the game is over. */
export type Revealed<T extends Types = Types> = {
  readonly own: readonly T['own'][];
  readonly lines: readonly LogLine[];
};
/** What the host says a move would do; `barrier` where it goes on into what nobody has seen. */
export type Foretold<T extends Types = Types> = {
  readonly move: T['move'];
  readonly events: readonly LogEvent[];
  readonly barrier?: string;
};
