import { mkdirSync, rmSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { backUpBeforeMigration, backUpDaily, copyDatabase } from './backup.ts';
import { isJournalLost } from './journal-index.ts';
import { hasForeignJournal, journalIndexOf, readIfThere } from './open-damaged.ts';
import { APPLICATION_ID, inspect } from './checks.ts';
import { deleteImportRows, unfinishedImports } from './import-statements.ts';
import { latest, migrate, MIGRATIONS, type Migration } from './migrations.ts';
import { isMissing, databasePath, proveWritable } from './database-files.ts';
import {
  salvageSetAside,
  salvageLastBackup,
  hasTracesOfDatabase,
  setDatabaseAside,
  rebuildDatabase,
  type SalvageCounts,
} from './restore.ts';
import { errorCode, StorageError, troubleOf } from './trouble.ts';

/** @internal */
export { FILE } from './database-files.ts';

const BUSY_TIMEOUT_MS = 500;

/** What happened while opening that players must be told: a message key and its parameters. */
export type Notice = {
  readonly code:
    | 'restored-from-backup'
    | 'database-salvaged'
    | 'database-set-aside'
    | 'database-missing'
    | 'salvaged-later'
    | 'journal-lost'
    | 'backup-richer'
    | 'storage-read-only';
  readonly params: Readonly<Record<string, string | number>>;
};
/** The open database, and what to tell players about the opening. */
export type OpenedDatabase = { readonly db: Database; readonly notice: Notice | undefined };
/** How to open it. `migrations` and `now` are set by tests. */
export type OpenOptions = {
  readonly dataDir: string;
  readonly log: Log;
  readonly migrations?: readonly Migration[];
  readonly now?: () => Date;
};

/**
 * Opens the database of a data folder; creates or migrates it if needed. A damaged file is set aside, never overwritten.
 * A damaged database, or one missing although backups or other remains exist, is rebuilt from the newest intact backup and
 * all that can be read of the other files.
 * @throws StorageError if it can be neither read and written nor rebuilt
 */
export function openDatabase(options: OpenOptions): OpenedDatabase {
  const { dataDir, log } = options;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    proveWritable(dataDir);
    if (isMissing(dataDir) && hasTracesOfDatabase(dataDir)) return restore(options, 'missing');
    const lost = journalLoss(dataDir, log);
    const db = openFile(options);
    const salvaged = salvageRemaining(db, options);
    return { db, notice: lost ? { code: 'journal-lost', params: { read: salvaged?.params['read'] ?? 0 } } : salvaged };
  } catch (error) {
    const code = troubleOf(error);
    if (code === undefined) throw error;
    log.error('database-refused', { trouble: code, sqlite: errorCode(error) });
    if (code !== 'disk-damaged') throw error instanceof StorageError ? error : new StorageError(code, error);
    return restore(options, 'damaged');
  }
}

/** Whether a killed program's journal is gone or cut. Must be called before SQLite opens the file, which begins a new index. */
function journalLoss(dataDir: string, log: Log): boolean {
  const path = databasePath(dataDir);
  const lost = isJournalLost(journalIndexOf(path), readIfThere(`${path}-wal`));
  if (lost) log.error('journal-lost');
  return lost;
}

/** Adds to an intact database what the last backup and files set aside hold beyond it, then makes today's backup. */
function salvageRemaining(db: Database, options: OpenOptions): Notice | undefined {
  const { dataDir, log } = options;
  try {
    const notice = noticeOf(salvageLastBackup(dataDir, db, log), salvageSetAside(dataDir, db, log));
    backUpToday(db, options);
    return notice;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Sets the file aside and opens a rebuilt one in its place. @throws StorageError, or an error of SQLite or the file system */
function restore(options: OpenOptions, how: 'missing' | 'damaged'): OpenedDatabase {
  const { dataDir, log, now = () => new Date() } = options;
  const file = setDatabaseAside(dataDir, now(), log) ?? 'none';
  const { db: rebuilt, backup, salvaged } = rebuildDatabase(dataDir, log);
  // The copy must take its place only once complete: the next start would take half of one for the whole database.
  rmSync(`${databasePath(dataDir)}.unfinished`, { force: true });
  copyDatabase(rebuilt, databasePath(dataDir));
  rebuilt.close();
  log.warn('database-restored', { file: backup ?? 'none', how, ...salvaged });
  const params = { how, file, ...salvaged };
  const db = openFile(options);
  backUpToday(db, options);
  if (backup !== undefined) return { db, notice: { code: 'restored-from-backup', params: { ...params, backup } } };
  if (how === 'missing') return { db, notice: { code: 'database-missing', params } };
  const code = salvaged.read + salvaged.unreadable > 0 ? 'database-salvaged' : 'database-set-aside';
  return { db, notice: { code, params } };
}

/** The notice if the last backup had more, or if a file set aside earlier was salvaged now, or still could not be read. */
function noticeOf(richer: ReturnType<typeof salvageLastBackup>, later: SalvageCounts): Notice | undefined {
  const { read, unreadable, failed } = later;
  if (richer !== undefined)
    return { code: 'backup-richer', params: { backup: richer.backup, read: richer.salvaged.read + read, failed } };
  return read + unreadable + failed === 0
    ? undefined
    : { code: 'salvaged-later', params: { read, unreadable, failed } };
}

function openFile(options: OpenOptions): Database {
  const { dataDir, log, migrations = MIGRATIONS, now = () => new Date() } = options;
  const path = databasePath(dataDir);
  const from = isMissing(dataDir) ? 0 : inspectFile(path, migrations);
  const db = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    configure(db);
    if (from > 0 && from < latest(migrations))
      log.info('database-backed-up', { from, file: backUpBeforeMigration(db, dataDir, from, now()) });
    if (from > 0) deleteUnfinishedImports(db, log);
    migrate(db, from, migrations);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Deletes the rows of imports that were interrupted when the program ended. */
function deleteUnfinishedImports(db: Database, log: Log): void {
  for (const campaign of unfinishedImports(db)) {
    deleteImportRows(db, campaign);
    log.warn('import-cut-short', { campaign });
  }
}

/** Checks the file over a read-only connection: closing a writable one would write a damaged journal into the file. */
function inspectFile(path: string, migrations: readonly Migration[]): number {
  const index = journalIndexOf(path);
  const db = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS, readonly: true });
  let version: number;
  try {
    version = inspect(db, migrations);
  } finally {
    db.close();
  }
  if (hasForeignJournal(path, index)) throw new StorageError('disk-damaged');
  return version;
}

/** Makes today's backup. A failure is only logged: a disk too full for a backup must not keep anybody from playing. */
function backUpToday(db: Database, { dataDir, log, now = () => new Date() }: OpenOptions): void {
  try {
    backUpDaily(db, dataDir, now());
  } catch (error) {
    log.warn('daily-backup-failed', { sqlite: errorCode(error) });
  }
}

/** Sets what durability depends on, and verifies each: SQLite ignores a setting it cannot apply without an error. */
function configure(db: Database): void {
  const settings = [
    ['journal_mode', 'WAL', 'wal'],
    ['synchronous', 'FULL', 2],
    ['fullfsync', 'ON', 1],
    ['foreign_keys', 'ON', 1],
    ['trusted_schema', 'OFF', 0],
    ['application_id', String(APPLICATION_ID), APPLICATION_ID],
  ] as const;
  for (const [name, value, expected] of settings) {
    // Stored in the file: not written again if it is right, because a locked file can still be read.
    if (name === 'application_id' && db.pragma(name, { simple: true }) === expected) continue;
    db.pragma(`${name} = ${value}`);
    const actual = db.pragma(name, { simple: true });
    if (actual !== expected)
      throw new StorageError('disk-error', new Error(`${name} is ${String(actual)}, not ${expected}`));
  }
}
