import { decideHere } from './bots/decider.ts';
import { workerPool } from './bots/pool.ts';
import type { BotPool } from './bots/question.ts';
import type { Reply } from './contract/messages.ts';
import type { HostPort } from './contract/port.ts';
import { GAMES, type ListedGame } from './games.ts';
import { importHere, type Importer } from './importing/importer.ts';
import { importInWorkers } from './importing/thread.ts';
import { openHost } from './host/port.ts';
import { refused } from './host/replies.ts';
import { say } from './host/table.ts';
import type { Log } from './log.ts';
import { openDatabase, openForReading } from './storage/database.ts';
import { openStore } from './storage/store.ts';
import { troubleOf, type TroubleCode } from './storage/trouble.ts';

/** Milliseconds between two moves of bots: enough to see what each one did. */
const PAUSE = 250;
/** Milliseconds between naming oneself at the curtain and seeing behind it: enough for the others to look away. */
const DEAD_TIME = 500;
/** Troubles that keep the storage from being written, but not from being read. */
const READABLE: ReadonlySet<TroubleCode> = new Set(['disk-read-only', 'disk-full', 'disk-busy', 'disk-error']);

/** What the app is made from. */
export type AppOptions = {
  /** Folder that holds everything that is kept. */
  readonly dataDir: string;
  readonly log: Log;
  /** The games there are; all of the house unless told. */
  readonly games?: readonly ListedGame[];
  /** Milliseconds between two moves of bots. */
  readonly pause?: number;
  /** Milliseconds between the two presses at the curtain. */
  readonly deadTime?: number;
  /** Milliseconds by a clock that never goes back; the computer's unless told. */
  readonly now?: () => number;
  /** Where campaign files are read: in workers, which know the games of the house; with other games in this thread. */
  readonly importer?: Importer;
  /** Where bots think: in workers, which know the games of the house; other games' bots in this thread. */
  readonly bots?: BotPool;
};

/**
 * Opens the storage of a data folder and the host upon it. Never fails: where the storage cannot be used, the host
 * answers every request with the reason.
 */
export function openApp(options: AppOptions): HostPort {
  const { dataDir, log, games = GAMES, pause = PAUSE, deadTime = DEAD_TIME, now } = options;
  const bots = options.bots ?? (options.games === undefined ? workerPool() : decideHere(games));
  const importer = options.importer ?? (options.games === undefined ? importInWorkers() : importHere(games));
  try {
    const { db, notice } = openDatabase({ dataDir, log });
    const told = { ...(now && { now }), ...(notice && { notice }) };
    return openHost({ store: openStore(db), games, log, pause, deadTime, bots, importer, ...told });
  } catch (error) {
    const code = troubleOf(error) ?? 'disk-error';
    log.error('storage-refused', { trouble: code, error });
    return READABLE.has(code) ? readingPort(options, code) : closedPort(refused(say(code)));
  }
}

/** Where nothing can be written, what is there can still be looked at and exported. */
function readingPort({ dataDir, log, games = GAMES, pause = PAUSE }: AppOptions, code: TroubleCode): HostPort {
  const copied = openForReading({ dataDir, log });
  if (copied === undefined) return closedPort(refused(say(code)));
  const notice = { code: 'storage-read-only', params: { why: code.replace('disk-', '') } } as const;
  const store = { ...openStore(copied.db), close: copied.close };
  return openHost({ store, games, log, pause, notice });
}

function closedPort(reply: Reply): HostPort {
  return { request: () => Promise.resolve(reply), connect: () => () => undefined, close: () => undefined };
}
