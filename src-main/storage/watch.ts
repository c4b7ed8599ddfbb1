import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { inspect } from './checks.ts';
import { nameForSetAside } from './database-files.ts';
import { StorageError, troubleOf } from './trouble.ts';

/** What happened to the database file, or to its journal, which holds the latest writes. */
type Loss = 'missing' | 'replaced' | 'cut' | 'overwritten' | 'journal-missing' | 'journal-replaced' | 'journal-cut';
/** Identity (`dev`, `ino`), size and time of the last write of a file. */
type FileStat = { readonly dev: bigint; readonly ino: bigint; readonly size: bigint; readonly mtimeNs: bigint };
type FileStats = { readonly file: FileStat | undefined; readonly journal: FileStat | undefined };

/** Watches the file of an open database: SQLite would go on writing to a deleted file without an error. */
export type FileWatch = {
  /** Must be called before and after each write. Both throw StorageError if the file is not the one that was opened. */
  readonly before: () => void;
  readonly after: () => void;
  readonly isLost: () => boolean;
  /** Must be called before the database is closed. */
  readonly close: () => void;
};

/** Watches nothing: for a database in memory. */
export const NO_WATCH: FileWatch = {
  before: () => undefined,
  after: () => undefined,
  isLost: () => false,
  close: () => undefined,
};

/** Losses after which the open connection can still read everything that was written. */
const STILL_READABLE: ReadonlySet<Loss> = new Set(['missing', 'replaced', 'journal-missing']);

/** Watches the file of `db`. `onLoss` is called once per loss after which the open connection can still read everything. */
export function watchFile(db: Database, log: Log, onLoss: () => void): FileWatch {
  const path = db.name;
  let known = readStats(path);
  let reported: Loss | undefined;
  const check = (own: boolean): void => {
    const now = readStats(path);
    const loss = lossBetween(known, now) ?? (own || isSameDatabase(db, known, now) ? undefined : 'overwritten');
    if (loss === undefined || (loss === reported && loss === 'journal-missing')) {
      if (loss !== undefined) renewJournal(db);
      known = loss === undefined ? now : readStats(path);
      reported = undefined;
      return;
    }
    if (reported === undefined) {
      log.error('database-lost', { what: loss });
      if (STILL_READABLE.has(loss)) onLoss();
    }
    reported = loss;
    throw new StorageError('storage-lost');
  };
  return {
    before: () => check(false),
    after: () => check(true),
    isLost: () => lossBetween(known, readStats(path)) !== undefined,
    close() {
      try {
        check(false);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        if (reported === 'journal-replaced') setForeignJournalAside(path);
      }
    },
  };
}

function readStats(path: string): FileStats {
  return { file: statOf(path), journal: statOf(`${path}-wal`) };
}

function statOf(path: string): FileStat | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

function lossBetween(known: FileStats, now: FileStats): Loss | undefined {
  const file = lossOf(known.file, now.file);
  if (file !== undefined) return file;
  const journal = lossOf(known.journal, now.journal);
  return journal && `journal-${journal}`;
}

function lossOf(known: FileStat | undefined, now: FileStat | undefined): 'missing' | 'replaced' | 'cut' | undefined {
  if (known === undefined) return undefined;
  if (now === undefined) return 'missing';
  if (now.dev !== known.dev || now.ino !== known.ino) return 'replaced';
  return now.size < known.size ? 'cut' : undefined;
}

/**
 * Whether the file still is the same database after another process wrote to it: it may have been another Caravel, or a
 * copy of some other file over it.
 */
function isSameDatabase(db: Database, known: FileStats, now: FileStats): boolean {
  if (now.file?.mtimeNs === known.file?.mtimeNs) return true;
  const sums = [db, new Sqlite(db.name, { readonly: true })].map((one) => {
    try {
      if (one !== db) inspect(one);
      return String(one.prepare('SELECT count(*) || ? || sum(page) FROM campaign').pluck().get('/'));
    } catch (error) {
      if (troubleOf(error) !== 'disk-damaged') throw error;
      return undefined;
    } finally {
      if (one !== db) one.close();
    }
  });
  return sums[0] !== undefined && sums[0] === sums[1];
}

/** Writes a deleted journal, which is still open here, into the database file and starts a new one. */
function renewJournal(db: Database): void {
  db.pragma('journal_mode = DELETE');
  db.pragma('journal_mode = WAL');
}

/** Renames a journal of another database: SQLite would delete it when it closes. */
function setForeignJournalAside(path: string): void {
  const journal = `${path}-wal`;
  if (existsSync(journal))
    renameSync(journal, `${join(dirname(path), nameForSetAside(dirname(path), new Date()))}-wal`);
}
