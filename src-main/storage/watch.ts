import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { inspect } from './checks.ts';
import { nameAside } from './place.ts';
import { StorageError, troubleOf } from './trouble.ts';

/** What has become of the file since it was last looked at; the journal is the file's own latest part. */
type Loss = 'missing' | 'replaced' | 'cut' | 'overwritten' | 'journal-missing' | 'journal-replaced' | 'journal-cut';
/** What tells one file of a name from another, how long it was and when it was written. */
type Seen = { readonly dev: bigint; readonly ino: bigint; readonly size: bigint; readonly mtimeNs: bigint };
type Look = { readonly file: Seen | undefined; readonly journal: Seen | undefined };

/** Looks after the file of an open database: SQLite goes on writing into one that was deleted, and says that it is kept. */
export type Watch = {
  /** Called before each write, and after. @throws StorageError where the file is not the one that was opened any more. */
  readonly before: () => void;
  readonly after: () => void;
  readonly isLost: () => boolean;
  /** Called before the database is closed. */
  readonly close: () => void;
};

/** Nothing to look after: the database lies in memory. */
export const NO_WATCH: Watch = {
  before: () => undefined,
  after: () => undefined,
  isLost: () => false,
  close: () => undefined,
};

/** What leaves all that was written in reach of the connection that holds the lost file open. */
const HELD: ReadonlySet<Loss> = new Set(['missing', 'replaced', 'journal-missing']);

/** Watches the file of `db` from now on. `onLoss` is called once where something is gone that is still held open here. */
export function watchFile(db: Database, log: Log, onLoss: () => void): Watch {
  const path = db.name;
  let known = lookAt(path);
  let told: Loss | undefined;
  const check = (own: boolean): void => {
    const now = lookAt(path);
    const loss = lossBetween(known, now) ?? (own || isStill(db, known, now) ? undefined : 'overwritten');
    if (loss === undefined || (loss === told && loss === 'journal-missing')) {
      if (loss !== undefined) renewJournal(db);
      known = loss === undefined ? now : lookAt(path);
      told = undefined;
      return;
    }
    if (told === undefined) {
      log.error('database-lost', { what: loss });
      if (HELD.has(loss)) onLoss();
    }
    told = loss;
    throw new StorageError('storage-lost');
  };
  return {
    before: () => check(false),
    after: () => check(true),
    isLost: () => lossBetween(known, lookAt(path)) !== undefined,
    close() {
      try {
        check(false);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        if (told === 'journal-replaced') keepStranger(path);
      }
    },
  };
}

function lookAt(path: string): Look {
  return { file: seen(path), journal: seen(`${path}-wal`) };
}

function seen(path: string): Seen | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

function lossBetween(known: Look, now: Look): Loss | undefined {
  const file = lossOf(known.file, now.file);
  if (file !== undefined) return file;
  const journal = lossOf(known.journal, now.journal);
  return journal && `journal-${journal}`;
}

function lossOf(known: Seen | undefined, now: Seen | undefined): 'missing' | 'replaced' | 'cut' | undefined {
  if (known === undefined) return undefined;
  if (now === undefined) return 'missing';
  if (now.dev !== known.dev || now.ino !== known.ino) return 'replaced';
  return now.size < known.size ? 'cut' : undefined;
}

/**
 * Whether what was written into the file since, by somebody else than this connection, left it the database it was: another
 * Caravel may have, or a copy was written over it.
 */
function isStill(db: Database, known: Look, now: Look): boolean {
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

/** All that a deleted journal holds is still in reach here: it goes into the file, and a new one is begun. */
function renewJournal(db: Database): void {
  db.pragma('journal_mode = DELETE');
  db.pragma('journal_mode = WAL');
}

/** SQLite deletes what lies at the journal's name when it closes, whosever it is. */
function keepStranger(path: string): void {
  const journal = `${path}-wal`;
  if (existsSync(journal)) renameSync(journal, `${join(dirname(path), nameAside(dirname(path), new Date()))}-wal`);
}
