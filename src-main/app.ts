import { decideInThread } from './bots/decider.ts';
import { workerPool } from './bots/worker-pool.ts';
import type { BotPool } from './bots/question.ts';
import type { Reply } from './contract/messages.ts';
import type { HostPort } from './contract/port.ts';
import { FILM_SPEEDS, SETTINGS } from './contract/settings.ts';
import { GAMES } from '#main/games.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { importInThread, type Importer } from './importing/importer.ts';
import { importInWorker } from './importing/import-thread.ts';
import { openHost } from './host/port.ts';
import { refused } from './host/replies.ts';
import { messageOf } from './contract/message-of.ts';
import { withNotice } from './host/with-notice.ts';
import { refusedLog, type Log } from './log.ts';
import { keepToOwner } from './owner-only.ts';
import { openDatabase } from './storage/database.ts';
import { openReadOnly } from './storage/open-read-only.ts';
import { openStore } from './storage/store.ts';
import { troubleOf, type TroubleCode } from './storage/trouble.ts';

/** Milliseconds between two moves of bots: long enough to see what each one did. */
const BOT_PAUSE_MS = 250;
/**
 * The grace period in milliseconds: enough to see what an action did and take it back before a bot answers. A decision
 * that leaves nothing to choose stays open as long. Tests set a smaller one.
 */
const BOT_PACE_MS = Number(process.env['CARAVEL_PACE'] ?? 2000);
/** How fast tables show what happened where no setting says so. Tests, which read every page, let it be shown at once. */
const FILM = FILM_SPEEDS.find((speed) => speed === process.env['CARAVEL_FILM']);
/** Whether anything is heard where no setting says so. Tests, which hear nothing, make no sounds. */
const SOUND = SETTINGS.sound.options.find((sound) => sound === process.env['CARAVEL_SOUND']);
/** What new campaigns are dealt from, in place of chance: tests play the same games every time. */
const SEED = process.env['CARAVEL_SEED'];
/** Milliseconds between the two presses at the curtain: enough for the others to look away. */
const DEAD_TIME_MS = 500;
/** Troubles in which the storage cannot be written but can be read. */
const READABLE: ReadonlySet<TroubleCode> = new Set(['disk-read-only', 'disk-full', 'disk-busy', 'disk-error']);

/** What the app is opened with. Everything optional has a default for players; tests set it. */
export type AppOptions = {
  /** Folder that holds everything that is stored. */
  readonly dataDir: string;
  readonly log: Log;
  /** The available games; by default all that come with Caravel. */
  readonly games?: readonly ListedGame[];
  /** Milliseconds between two moves of bots. */
  readonly pause?: number;
  /** Length of the grace period in milliseconds; 0 for none. */
  readonly pace?: number;
  /**
   * Milliseconds until a person's decision that leaves nothing to choose closes by itself; 0 for never. By default as
   * long as the grace period.
   */
  readonly closeAfter?: number;
  /** Milliseconds between the two presses at the curtain. */
  readonly deadTime?: number;
  /** A clock that never goes back, in milliseconds; by default the time since the program started. */
  readonly now?: () => number;
  /**
   * Where campaign files are read: by default in workers, or in this thread if `games` is given, because workers only
   * know the games that come with Caravel.
   */
  readonly importer?: Importer;
  /** Where bots think: by default in workers, or in this thread if `games` is given. */
  readonly bots?: BotPool;
  /** Draws both parts of a new campaign's seed; by default random bytes from the operating system. */
  readonly secret?: () => string;
};

/**
 * Opens the storage in a data folder, makes the folder accessible to its owner only, and opens the host on it. Never
 * throws: if the storage cannot be used, the host refuses every request with the reason.
 */
export function openApp(options: AppOptions): HostPort {
  const { dataDir, log } = options;
  const open = keepToOwner(dataDir, log);
  const file = refusedLog(dataDir);
  const port = openStorage(options);
  const known = file === undefined ? port : withNotice(port, messageOf('log-refused', { file }));
  return open ? withNotice(known, messageOf('folder-open-to-others', { folder: dataDir })) : known;
}

function openStorage(options: AppOptions): HostPort {
  const { dataDir, log, games = GAMES, pause = BOT_PAUSE_MS, pace = BOT_PACE_MS, deadTime = DEAD_TIME_MS } = options;
  const { now, secret = SEED === undefined ? undefined : () => SEED, closeAfter = pace } = options;
  const bots = options.bots ?? (options.games === undefined ? workerPool() : decideInThread(games));
  const importer = options.importer ?? (options.games === undefined ? importInWorker() : importInThread(games));
  try {
    const { db, notice } = openDatabase({ dataDir, log });
    const optional = { ...(now && { now }), ...(secret && { secret }), ...(notice && { notice }) };
    return openHost({
      store: openStore(db, undefined, log),
      games,
      log,
      pause,
      pace,
      closeAfter,
      usual: { ...(FILM && { 'film-speed': FILM }), ...(SOUND && { sound: SOUND }) },
      deadTime,
      bots,
      importer,
      ...optional,
    });
  } catch (error) {
    const code = troubleOf(error) ?? 'disk-error';
    log.error('storage-refused', { trouble: code, error });
    return READABLE.has(code) ? readingPort(options, code) : closedPort(refused(messageOf(code)));
  }
}

/** The trouble as the notices name it: `full`, `read-only`, `busy`, `error`. */
const reasonOf = (code: TroubleCode): string => code.replace('disk-', '');

/** A host for storage that can only be read: campaigns can still be looked at and exported. */
function readingPort({ dataDir, log, games = GAMES, pause = BOT_PAUSE_MS }: AppOptions, code: TroubleCode): HostPort {
  const db = openReadOnly({ dataDir, log });
  if (db === undefined) return closedPort(refused(messageOf('storage-closed', { why: reasonOf(code) })));
  const notice = { code: 'storage-read-only', params: { why: reasonOf(code) } } as const;
  return openHost({ store: openStore(db, undefined, log, dataDir), games, log, pause, notice });
}

function closedPort(reply: Reply): HostPort {
  return { request: () => Promise.resolve(reply), connect: () => () => undefined, close: () => undefined };
}
