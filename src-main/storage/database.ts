import { mkdirSync, rmSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { backUpBefore, backUpDaily, writeCopy } from './backup.ts';
import { hasStrangeJournal } from './broken.ts';
import { APPLICATION_ID, inspect } from './checks.ts';
import { dropRows, leftIncoming } from './incoming.ts';
import { latest, migrate, MIGRATIONS, type Migration } from './migrations.ts';
import { isMissing, pathIn } from './place.ts';
import { bringPutAside, bringRicher, hasPast, putBrokenAside, putTogether, type Brought } from './restore.ts';
import { codeOf, StorageError, troubleOf } from './trouble.ts';

export { FILE } from './place.ts';

const BUSY_MS = 500;

/** What happened on the way that a player should hear of: a message key and what fills it. */
export type Notice = {
  readonly code:
    | 'restored-from-backup'
    | 'database-salvaged'
    | 'database-set-aside'
    | 'database-missing'
    | 'salvaged-later'
    | 'backup-richer'
    | 'storage-read-only';
  readonly params: Readonly<Record<string, string | number>>;
};
export type Opened = { readonly db: Database; readonly notice: Notice | undefined };
export type OpenOptions = {
  readonly dataDir: string;
  readonly log: Log;
  readonly migrations?: readonly Migration[];
  readonly now?: () => Date;
};

/**
 * Opens the database of a data folder, made or brought up to date where needed. A broken file is put aside, never
 * overwritten; in its place, and in that of one that is missing beside what an earlier one left, comes the youngest good
 * backup, and all that can be read of the rest.
 * @throws StorageError when there is no way to read and write it.
 */
export function openDatabase(options: OpenOptions): Opened {
  const { dataDir, log } = options;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (isMissing(dataDir) && hasPast(dataDir)) return restore(options, 'missing');
    const db = openFile(options);
    return { db, notice: bringLeft(db, options) };
  } catch (error) {
    const code = troubleOf(error);
    if (code === undefined) throw error;
    log.error('database-refused', { trouble: code, sqlite: codeOf(error) });
    if (code !== 'disk-damaged') throw error instanceof StorageError ? error : new StorageError(code, error);
    return restore(options, 'damaged');
  }
}

/** Brings into a sound database what the last copy or a damaged file has beyond it, and makes the copy of the day. */
function bringLeft(db: Database, options: OpenOptions): Notice | undefined {
  const { dataDir, log } = options;
  try {
    const notice = noticeOf(bringRicher(dataDir, db, log), bringPutAside(dataDir, db, log));
    daily(db, options);
    return notice;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Goes on with the youngest backup that is sound, or with a new file, and with all that can be read of what is left. */
function restore(options: OpenOptions, how: 'missing' | 'damaged'): Opened {
  const { dataDir, log, now = () => new Date() } = options;
  const file = putBrokenAside(dataDir, now(), log) ?? 'none';
  const { db: together, backup, brought } = putTogether(dataDir, log);
  // Not before it is whole does anything stand in the place of the database: else the next start would take it for all.
  rmSync(`${pathIn(dataDir)}.unfinished`, { force: true });
  writeCopy(together, pathIn(dataDir));
  together.close();
  log.warn('database-restored', { file: backup ?? 'none', how, ...brought });
  const params = { how, file, ...brought };
  const db = openFile(options);
  daily(db, options);
  if (backup !== undefined) return { db, notice: { code: 'restored-from-backup', params: { ...params, backup } } };
  if (how === 'missing') return { db, notice: { code: 'database-missing', params } };
  const code = brought.read + brought.unreadable > 0 ? 'database-salvaged' : 'database-set-aside';
  return { db, notice: { code, params } };
}

/** What there is to say where the last copy had more, or a damaged file of an earlier start was read only now, or again not. */
function noticeOf(richer: ReturnType<typeof bringRicher>, later: Brought): Notice | undefined {
  const { read, unreadable, failed } = later;
  if (richer !== undefined)
    return { code: 'backup-richer', params: { backup: richer.backup, read: richer.brought.read + read, failed } };
  return read + unreadable + failed === 0
    ? undefined
    : { code: 'salvaged-later', params: { read, unreadable, failed } };
}

function openFile(options: OpenOptions): Database {
  const { dataDir, log, migrations = MIGRATIONS, now = () => new Date() } = options;
  const path = pathIn(dataDir);
  const from = isMissing(dataDir) ? 0 : inspectFile(path, migrations);
  const db = new Sqlite(path, { timeout: BUSY_MS });
  try {
    configure(db);
    if (from > 0 && from < latest(migrations))
      log.info('database-backed-up', { from, file: backUpBefore(db, dataDir, from, now()) });
    if (from > 0) clear(db, log);
    migrate(db, from, migrations);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Takes away what came of campaigns whose import was cut short with the program. */
function clear(db: Database, log: Log): void {
  for (const campaign of leftIncoming(db)) {
    dropRows(db, campaign);
    log.warn('import-cut-short', { campaign });
  }
}

/** Looks at the file before it may be written: closing a damaged one would write its journal into it. */
function inspectFile(path: string, migrations: readonly Migration[]): number {
  const db = new Sqlite(path, { timeout: BUSY_MS, readonly: true });
  let version: number;
  try {
    version = inspect(db, migrations);
  } finally {
    db.close();
  }
  if (hasStrangeJournal(path)) throw new StorageError('disk-damaged');
  return version;
}

/** A backup is a precaution: a disk too full for it must not keep anybody from playing. */
function daily(db: Database, { dataDir, log, now = () => new Date() }: OpenOptions): void {
  try {
    backUpDaily(db, dataDir, now(), log);
  } catch (error) {
    log.warn('daily-backup-failed', { sqlite: codeOf(error) });
  }
}

/** Sets what durability rests on, and makes sure it took: SQLite keeps silent about a setting it does not follow. */
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
    // What stands in the file is not written again: it may be locked, and still be read.
    if (name === 'application_id' && db.pragma(name, { simple: true }) === expected) continue;
    db.pragma(`${name} = ${value}`);
    const actual = db.pragma(name, { simple: true });
    if (actual !== expected)
      throw new StorageError('disk-error', new Error(`${name} is ${String(actual)}, not ${expected}`));
  }
}
