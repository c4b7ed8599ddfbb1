import { decideInThread } from './bots/decider.ts';
import { workerPool } from './bots/worker-pool.ts';
import type { BotPool } from './bots/question.ts';
import type { Reply } from './contract/messages.ts';
import type { HostPort } from './contract/port.ts';
import { GAMES } from '#main/games.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { importInThread, type Importer } from './importing/importer.ts';
import { importInWorker } from './importing/import-thread.ts';
import { openHost } from './host/port.ts';
import { refused } from './host/replies.ts';
import { messageOf } from './contract/message-of.ts';
import { withNotice } from './host/with-notice.ts';
import type { Log } from './log.ts';
import { keepToOwner } from './owner-only.ts';
import { openDatabase } from './storage/database.ts';
import { openForReading } from './storage/reading.ts';
import { openStore } from './storage/store.ts';
import { troubleOf, type TroubleCode } from './storage/trouble.ts';

/** Milliseconds between two moves of bots: enough to see what each one did. */
const PAUSE = 250;
/** Milliseconds a person has to take their action back before a bot answers it: enough to see what it did. Tests ask for fewer. */
const PACE = Number(process.env['CARAVEL_PACE'] ?? 2000);
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
  /** Milliseconds a bot waits after a person's action that can be taken back; 0 where it does not wait. */
  readonly pace?: number;
  /** Milliseconds between the two presses at the curtain. */
  readonly deadTime?: number;
  /** Milliseconds by a clock that never goes back; the computer's unless told. */
  readonly now?: () => number;
  /** Where campaign files are read: in workers, which know the games of the house; with other games in this thread. */
  readonly importer?: Importer;
  /** Where bots think: in workers, which know the games of the house; other games' bots in this thread. */
  readonly bots?: BotPool;
  /** Draws what fixes the secrets of a new campaign; from the computer's own chance unless told. */
  readonly secret?: () => string;
};

/**
 * Opens the storage of a data folder, kept to its owner, and the host upon it. Never fails: where the storage cannot be
 * used, the host answers every request with the reason.
 */
export function openApp(options: AppOptions): HostPort {
  const { dataDir, log } = options;
  const open = keepToOwner(dataDir, log);
  const port = openStorage(options);
  return open ? withNotice(port, messageOf('folder-open-to-others', { folder: dataDir })) : port;
}

function openStorage(options: AppOptions): HostPort {
  const { dataDir, log, games = GAMES, pause = PAUSE, pace = PACE, deadTime = DEAD_TIME } = options;
  const { now, secret } = options;
  const bots = options.bots ?? (options.games === undefined ? workerPool() : decideInThread(games));
  const importer = options.importer ?? (options.games === undefined ? importInWorker() : importInThread(games));
  try {
    const { db, notice } = openDatabase({ dataDir, log });
    const told = { ...(now && { now }), ...(secret && { secret }), ...(notice && { notice }) };
    return openHost({
      store: openStore(db, undefined, log),
      games,
      log,
      pause,
      pace,
      deadTime,
      bots,
      importer,
      ...told,
    });
  } catch (error) {
    const code = troubleOf(error) ?? 'disk-error';
    log.error('storage-refused', { trouble: code, error });
    return READABLE.has(code) ? readingPort(options, code) : closedPort(refused(messageOf(code)));
  }
}

/** What keeps the disk from being used, as sentences put it: `full`, `read-only`, `busy`, `error`. */
const whyOf = (code: TroubleCode): string => code.replace('disk-', '');

/** Where nothing can be written, what is there can still be looked at and exported. */
function readingPort({ dataDir, log, games = GAMES, pause = PAUSE }: AppOptions, code: TroubleCode): HostPort {
  const db = openForReading({ dataDir, log });
  if (db === undefined) return closedPort(refused(messageOf('storage-closed', { why: whyOf(code) })));
  const notice = { code: 'storage-read-only', params: { why: whyOf(code) } } as const;
  return openHost({ store: openStore(db), games, log, pause, notice });
}

function closedPort(reply: Reply): HostPort {
  return { request: () => Promise.resolve(reply), connect: () => () => undefined, close: () => undefined };
}
