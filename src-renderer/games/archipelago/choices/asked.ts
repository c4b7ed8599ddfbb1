import type { Frame } from '#engine/archipelago/frames.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Own } from '../own.ts';
import type { ArchipelagoTypes } from '../types.ts';
import type { Table } from '../words/words.ts';

/** What a seat is asked, by the frame at which it is. */
export type Asked<F extends Frame = Frame> = {
  readonly table: Table;
  readonly seat: number;
  readonly frame: F;
  readonly moves: readonly Move[];
  /** What the seat sees of its own, while it is open. */
  readonly own?: Own | undefined;
  /** What the log tells, oldest first. */
  readonly told?: readonly ArchipelagoTypes['event'][] | undefined;
};
