import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { nameAside } from './place.ts';
import { StorageError } from './trouble.ts';

/** What has become of the file since it was last looked at; the journal is the file's own latest part. */
type Loss = 'missing' | 'replaced' | 'cut' | 'journal-missing' | 'journal-replaced' | 'journal-cut';
/** What tells one file of a name from another, and how long it was. */
type Seen = { readonly dev: bigint; readonly ino: bigint; readonly size: bigint };
type Look = { readonly file: Seen | undefined; readonly journal: Seen | undefined };

/** Looks after the file of an open database: SQLite goes on writing into one that was deleted, and says that it is kept. */
export type Watch = {
  /** Called before and after each write. @throws StorageError where the file is not the one that was opened any more. */
  readonly check: () => void;
  readonly isLost: () => boolean;
  /** Called before the database is closed. */
  readonly close: () => void;
};

/** Nothing to look after: the database lies in memory. */
export const NO_WATCH: Watch = { check: () => undefined, isLost: () => false, close: () => undefined };

/** Watches the file of `db` from now on. `onLoss` is called once where the file is gone, but still held open here. */
export function watchFile(db: Database, log: Log, onLoss: () => void): Watch {
  const path = db.name;
  let known = lookAt(path);
  let told: Loss | undefined;
  const check = (): void => {
    const now = lookAt(path);
    const loss = lossBetween(known, now);
    if (loss === undefined || (loss === told && loss === 'journal-missing')) {
      if (loss !== undefined) renewJournal(db);
      known = loss === undefined ? now : lookAt(path);
      told = undefined;
      return;
    }
    if (told === undefined) {
      log.error('database-lost', { what: loss });
      if (loss === 'missing' || loss === 'replaced') onLoss();
    }
    told = loss;
    throw new StorageError('storage-lost');
  };
  return {
    check,
    isLost: () => lossBetween(known, lookAt(path)) !== undefined,
    close() {
      try {
        check();
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
