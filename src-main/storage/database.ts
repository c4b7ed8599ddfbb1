import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { backUpBefore, backUpDaily, backups } from './backup.ts';
import { described, descriptions, openCopy, type Copied, type Described } from './broken.ts';
import { dropRows, leftIncoming } from './incoming.ts';
import { latest, migrate, MIGRATIONS, type Migration } from './migrations.ts';
import { salvage, type Salvaged } from './salvage.ts';
import { codeOf, StorageError, troubleOf } from './trouble.ts';

/** Name of the database in the data folder. */
export const FILE = 'caravel.db';
/** `CRVL`: marks the file as Caravel's. */
const APPLICATION_ID = 0x4352564c;
const BUSY_MS = 500;
/** No Caravel is so many versions ahead. */
const MANY_VERSIONS = 1000;
const INDEXED = ['campaign', 'pack', 'snapshot', 'setting'];

/** What happened on the way that a player should hear of: a message key and what fills it. */
export type Notice = {
  readonly code: 'restored-from-backup' | 'database-salvaged' | 'database-set-aside' | 'storage-read-only';
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

/**
 * Puts the broken file aside and goes on with the youngest backup that is sound, or with a new file, and with all that
 * can still be read of the broken one.
 */
function restore(options: OpenOptions): Opened {
  const { dataDir, log, now = () => new Date() } = options;
  const path = join(dataDir, FILE);
  const aside = `${FILE}.damaged-${now().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(path + suffix)) renameSync(path + suffix, join(dataDir, aside) + suffix);
  log.error('database-set-aside', { file: aside });
  const { db, backup } = withBackup(options, path);
  const { read, unreadable } = salvaged(join(dataDir, aside), db, log);
  log.warn('database-restored', { file: backup ?? 'none', read, unreadable });
  const params = { file: aside, read, unreadable };
  if (backup !== undefined)
    return { db, notice: { code: 'restored-from-backup', params: { ...params, backup: basename(backup) } } };
  return { db, notice: { code: read + unreadable > 0 ? 'database-salvaged' : 'database-set-aside', params } };
}

/** The youngest backup that is sound in the place of the database, or a new one. */
function withBackup(options: OpenOptions, path: string): { readonly db: Database; readonly backup?: string } {
  for (const backup of backups(options.dataDir)) {
    copyFileSync(backup, path);
    try {
      return { db: openFile(options), backup };
    } catch (error) {
      options.log.warn('backup-refused', { file: backup, sqlite: codeOf(error) });
      for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
    }
  }
  return { db: openFile(options) };
}

/** What can be read of the broken file; a fault on the way must not keep the rest from being played. */
function salvaged(aside: string, db: Database, log: Log): Salvaged {
  try {
    return salvage(aside, db, log);
  } catch (error) {
    log.error('salvage-failed', { sqlite: codeOf(error), error });
    return { read: 0, unreadable: 0 };
  }
}

/**
 * Opens a copy of a database that cannot be written where it lies, for reading and exporting; undefined where there is
 * none. Every change is refused as on a read-only disk.
 */
export function openForReading({ dataDir, log }: OpenOptions): Copied | undefined {
  const path = join(dataDir, FILE);
  try {
    if (!existsSync(path) || statSync(path).size === 0) return undefined;
    const copied = openCopy(path);
    try {
      const from = Number(copied.db.pragma('user_version', { simple: true }));
      checkOurs(copied.db, from, latest(MIGRATIONS));
      checkDescribed(copied.db, from, MIGRATIONS);
      checkSound(copied.db, from);
      migrate(copied.db, from, MIGRATIONS);
      copied.db.pragma('query_only = ON');
      return copied;
    } catch (error) {
      copied.close();
      throw error;
    }
  } catch (error) {
    log.error('reading-refused', { sqlite: codeOf(error) });
    return undefined;
  }
}

function openFile(options: OpenOptions): Database {
  const { dataDir, log, migrations = MIGRATIONS, now = () => new Date() } = options;
  const db = new Sqlite(join(dataDir, FILE), { timeout: BUSY_MS });
  try {
    const from = Number(db.pragma('user_version', { simple: true }));
    checkOurs(db, from, latest(migrations));
    checkDescribed(db, from, migrations);
    checkSound(db, from);
    configure(db);
    if (from > 0 && from < latest(migrations))
      log.info('database-backed-up', { from, file: backUpBefore(db, dataDir, from, now()) });
    if (from > 0) clear(db, log);
    migrate(db, from, migrations);
    daily(db, dataDir, now(), log);
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
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const ours = tables.includes('campaign') && tables.includes('entry');
  if (application !== APPLICATION_ID && tables.length > 0 && !ours) throw new StorageError('storage-foreign');
  // Our tables under a name or a number that we never wrote: a damaged header.
  const impossible = version === 0 || version < 0 || version > newest + MANY_VERSIONS;
  if (ours && (application !== APPLICATION_ID || impossible)) throw new StorageError('disk-damaged');
  if (version > newest) throw new StorageError('storage-newer');
}

/** A letter changed in the description of a table is not damage to SQLite, but another table. */
function checkDescribed(db: Database, version: number, migrations: readonly Migration[]): void {
  if (version === 0) return;
  const words = (row: Described): string => JSON.stringify(row).replaceAll(/(\\n|\s)+/g, ' ');
  const [wanted, found] = [descriptions(version, migrations), described(db)];
  const [known, there] = [new Set(wanted.map(words)), new Set(found.map(words))];
  const missing = wanted.some((row) => row.type !== 'trigger' && !there.has(words(row)));
  if (missing || found.some((row) => !known.has(words(row)))) throw new StorageError('disk-damaged');
}

/** Looks at every page and, where a row is found through an index, at whether the index still leads to it. */
function checkSound(db: Database, version: number): void {
  const checks = ['quick_check(1)', ...(version === 0 ? [] : INDEXED.map((table) => `integrity_check(${table})`))];
  for (const check of checks) if (db.pragma(check, { simple: true }) !== 'ok') throw new StorageError('disk-damaged');
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
