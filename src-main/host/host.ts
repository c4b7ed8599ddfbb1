import type { BotPool } from '#main/bots/question.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { Importer } from '#main/importing/importer.ts';
import type { ListedGame } from '#main/listed-game.ts';
import type { Log } from '#main/log.ts';
import type { Store } from '#main/storage/store.ts';
import type { Table } from './table.ts';
import type { Windows } from './windows.ts';

/** Everything the requests work with. */
export type Host = {
  readonly store: Store;
  readonly games: readonly ListedGame[];
  readonly log: Log;
  readonly windows: Windows;
  readonly tables: Map<string, Table>;
  /** The campaigns whose log has been found to be what was sealed. */
  readonly proved: Set<string>;
  /** Milliseconds between two moves of bots. */
  readonly pause: number;
  /** Milliseconds a bot waits after a person's move that can be taken back; 0 where it does not wait. */
  readonly pace: number;
  /** Milliseconds by a clock that never goes back. */
  readonly now: () => number;
  /** Milliseconds between the two presses at the curtain, in which the others look away. */
  readonly deadTime: number;
  /** Where bots think. */
  readonly bots: BotPool;
  /** Draws what fixes the secrets of a new campaign; it stays in the campaign's row. */
  readonly secret: () => string;
  /** The data of games that were read once, by their hash. */
  readonly packs: Map<string, object>;
  /** Where campaign files are read. */
  readonly importer: Importer;
  /** What stops the import of each window that brings a file in. */
  readonly imports: Map<WindowId, AbortController>;
};
