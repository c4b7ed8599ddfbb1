import type { BotPool } from '#main/bots/question.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { Importer } from '#main/importing/importer.ts';
import type { ListedGame } from '#main/listed-game.ts';
import type { Log } from '#main/log.ts';
import type { Store } from '#main/storage/store.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { Judgement } from './judgement.ts';
import type { Recorder } from './recorder.ts';
import type { Table } from './table.ts';
import type { Windows } from './windows.ts';

/** Everything the handlers of requests work with. */
export type Host = {
  readonly store: Store;
  readonly games: readonly ListedGame[];
  readonly log: Log;
  readonly windows: Windows;
  readonly tables: Map<string, Table>;
  /** Campaigns whose log has been found to match its seal. */
  readonly proved: Set<string>;
  /** When the journal is written into the database file. */
  readonly checkpoints: Checkpoints;
  /** The comparison of the campaigns with the copies of them in the data folder. */
  readonly judging: Judgement;
  /** Makes the records of games that are over. */
  readonly recorder: Recorder;
  /** How often a level has hung in a campaign, by both; see `hung-levels.ts`. */
  readonly hangs: Map<string, number>;
  /** Number of the newest page of each campaign that was closed again: whoever comes back is never shown a lower one. */
  readonly closedAt: Map<string, number>;
  /** Milliseconds between two moves of bots. */
  readonly pause: number;
  /** Length of the grace period in milliseconds; 0 for none. */
  readonly pace: number;
  /** Milliseconds until a decision that leaves nothing to choose closes by itself; 0 for never. */
  readonly closeAfter: number;
  /** Settings as they are where nobody has said anything; all others the window knows. */
  readonly usual: Readonly<Record<string, string>>;
  /** Called after every new page of a table. */
  readonly onPage: (table: Table) => void;
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number;
  /** Milliseconds between the two presses at the curtain, in which the others look away. */
  readonly deadTime: number;
  /** Where bots think. */
  readonly bots: BotPool;
  /** Draws a new campaign's seed where none is asked for, and its secret part, which is stored with the campaign and shown to nobody. */
  readonly secret: () => string;
  /** Packs that have been read, by hash. */
  readonly packs: Map<string, object>;
  /** Where campaign files are read. */
  readonly importer: Importer;
  /** Aborts the running import of each window. */
  readonly imports: Map<WindowId, AbortController>;
  /** The parts that each window has sent so far of a file of everything. */
  readonly parts: Map<WindowId, readonly string[]>;
};
