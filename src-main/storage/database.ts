import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { backUpBefore, backUpDaily, backups } from './backup.ts';
import { latest, migrate, MIGRATIONS, type Migration } from './migrations.ts';
import { codeOf, StorageError, troubleOf } from './trouble.ts';

/** Name of the database in the data folder. */
export const FILE = 'caravel.db';
/** `CRVL`: marks the file as Caravel's. */
const APPLICATION_ID = 0x4352564c;
const BUSY_MS = 500;

/** What happened on the way that a player should hear of: a message key and what fills it. */
export type Notice = { readonly code: 'restored-from-backup' | 'database-set-aside'; readonly file: string };
export type Opened = { readonly db: Database; readonly notice: Notice | undefined };
export type OpenOptions = {
  readonly dataDir: string;
  readonly log: Log;
  readonly migrations?: readonly Migration[];
  readonly now?: () => Date;
};

/**
 * Opens the database of a data folder, made or brought up to date where needed. A broken file is put aside, never
 * overwritten, and the youngest good backup takes its place.
 * @throws StorageError when there is no way to read and write it.
 */
export function openDatabase(options: OpenOptions): Opened {
  const { dataDir, log } = options;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (emptied(dataDir)) return restore(options);
    return { db: openFile(options), notice: undefined };
  } catch (error) {
    const code = troubleOf(error);
    if (code === undefined) throw error;
    log.error('database-refused', { trouble: code, sqlite: codeOf(error) });
    if (code !== 'disk-damaged') throw error instanceof StorageError ? error : new StorageError(code, error);
    return restore(options);
  }
}

/** A file of no bytes is what SQLite takes for a new database; beside backups it is the remains of an old one. */
function emptied(dataDir: string): boolean {
  const path = join(dataDir, FILE);
  return existsSync(path) && statSync(path).size === 0 && backups(dataDir).length > 0;
}

/** Puts the broken file aside and goes on with the youngest backup that is sound, or with a new file. */
function restore(options: OpenOptions): Opened {
  const { dataDir, log, now = () => new Date() } = options;
  const path = join(dataDir, FILE);
  const aside = `${FILE}.damaged-${now().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(path + suffix)) renameSync(path + suffix, join(dataDir, aside) + suffix);
  log.error('database-set-aside', { file: aside });
  for (const backup of backups(dataDir)) {
    copyFileSync(backup, path);
    try {
      const db = openFile(options);
      log.warn('database-restored', { file: backup });
      return { db, notice: { code: 'restored-from-backup', file: aside } };
    } catch (error) {
      log.warn('backup-refused', { file: backup, sqlite: codeOf(error) });
      for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
    }
  }
  return { db: openFile(options), notice: { code: 'database-set-aside', file: aside } };
}

function openFile(options: OpenOptions): Database {
  const { dataDir, log, migrations = MIGRATIONS, now = () => new Date() } = options;
  const db = new Sqlite(join(dataDir, FILE), { timeout: BUSY_MS });
  try {
    const from = Number(db.pragma('user_version', { simple: true }));
    checkOurs(db, from, latest(migrations));
    configure(db);
    checkSound(db);
    if (from > 0 && from < latest(migrations))
      log.info('database-backed-up', { from, file: backUpBefore(db, dataDir, from, now()) });
    migrate(db, from, migrations);
    daily(db, dataDir, now(), log);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A backup is a precaution: a disk too full for it must not keep anybody from playing. */
function daily(db: Database, dataDir: string, now: Date, log: Log): void {
  try {
    backUpDaily(db, dataDir, now);
  } catch (error) {
    log.warn('daily-backup-failed', { sqlite: codeOf(error) });
  }
}

function checkOurs(db: Database, version: number, newest: number): void {
  const application = db.pragma('application_id', { simple: true });
  const empty = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;
  if (application !== APPLICATION_ID && !empty) throw new StorageError('storage-foreign');
  if (version > newest) throw new StorageError('storage-newer');
}

function checkSound(db: Database): void {
  const found = db.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new StorageError('disk-damaged');
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
    db.pragma(`${name} = ${value}`);
    const actual = db.pragma(name, { simple: true });
    if (actual !== expected)
      throw new StorageError('disk-error', new Error(`${name} is ${String(actual)}, not ${expected}`));
  }
}
