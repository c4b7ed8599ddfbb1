import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { copies, readHoldings, unfinished } from './backup.ts';
import { openSound } from './broken.ts';
import { APPLICATION_ID } from './checks.ts';
import { deletedIn, holdingsOf, isHeld, salvagedIn } from './holdings.ts';
import { migrate, MIGRATIONS } from './migrations.ts';
import { anythingIn, nameAside, pathIn, putAside, SUFFIXES } from './place.ts';
import { salvage } from './salvage.ts';
import { codeOf } from './trouble.ts';

/** What was brought into a database from what lay beside it. */
export type Brought = {
  /** Campaigns brought back or made longer, and those of which only the name is left. */
  readonly read: number;
  readonly unreadable: number;
  /** Files that could not be read now. */
  readonly failed: number;
};
/** A database in memory put together from what lies in a data folder, and the copy it began with. */
export type Together = { readonly db: Database; readonly backup: string | undefined; readonly brought: Brought };

/** Whether anything beside the place of the database tells of an earlier one. */
export function hasPast(dataDir: string): boolean {
  const left = [copies(dataDir), unfinished(dataDir), putAside(dataDir)];
  return (
    left.some((found) => found.length > 0) || SUFFIXES.slice(1).some((suffix) => existsSync(pathIn(dataDir) + suffix))
  );
}

/** Puts aside whatever lies where the database should be; gives the name it has then, if there was anything. */
export function putBrokenAside(dataDir: string, now: Date, log: Log): string | undefined {
  const path = pathIn(dataDir);
  const aside = existsSync(path) || anythingIn(dataDir) ? nameAside(dataDir, now) : undefined;
  for (const suffix of SUFFIXES) {
    if (!existsSync(path + suffix)) continue;
    if (aside === undefined) rmSync(path + suffix);
    else renameSync(path + suffix, join(dataDir, aside) + suffix);
  }
  log.error('database-set-aside', { file: aside ?? 'none' });
  return aside;
}

/**
 * Begins with the youngest copy that is sound, or with a new database, and brings into it what the other copies hold beyond
 * it (the youngest may be the poorest), then what can be read of damaged files and, where it lies there, of the database.
 * @throws where the disk does not give a copy that may be sound.
 */
export function putTogether(dataDir: string, log: Log): Together {
  let first: { readonly path: string; readonly db: Database } | undefined;
  const others: string[] = [];
  for (const { path, before } of copies(dataDir)) {
    const db = first === undefined ? soundCopy(path, log) : undefined;
    if (db !== undefined) first = { path, db };
    else if (!before) others.push(path);
  }
  const db = first?.db ?? emptyDatabase();
  // What is sound comes first: of a damaged file perhaps only the names can be read.
  const copied = bringFrom([...others, ...unfinished(dataDir)], db, log);
  const aside = bringPutAside(dataDir, db, log);
  const own = bringFrom(anythingIn(dataDir) ? [pathIn(dataDir)] : [], db, log);
  return { db, backup: first && basename(first.path), brought: sum([{ ...copied, failed: 0 }, aside, own]) };
}

/** Opens a copy where it is sound. @throws where the disk does not give it. */
function soundCopy(path: string, log: Log): Database | undefined {
  const bytes = readFileSync(path);
  try {
    return openSound(bytes);
  } catch (error) {
    log.warn('backup-refused', { file: path, sqlite: codeOf(error) });
    return undefined;
  }
}

function emptyDatabase(): Database {
  const db = new Sqlite(':memory:');
  db.pragma(`application_id = ${APPLICATION_ID}`);
  migrate(db, 0, MIGRATIONS);
  return db;
}

/** Brings in what can be read of the damaged files of which it has not been done yet. */
export function bringPutAside(dataDir: string, db: Database, log: Log): Brought {
  const done = salvagedIn(db);
  const left = putAside(dataDir).filter((name) => !done.has(name));
  const paths = left.map((name) => join(dataDir, name));
  return bringFrom(paths, db, log, true);
}

/**
 * Brings in what the copy made last holds beyond the database: somebody put an older or an empty one in its place. Gives the
 * name of the copy where it had more. Older Caravels' copies do not know what was deleted since: they only fill an empty one.
 */
export function bringRicher(
  dataDir: string,
  db: Database,
  log: Log,
): { readonly backup: string; readonly brought: Brought } | undefined {
  const last = copies(dataDir).find(({ before }) => !before);
  const own = holdingsOf(db);
  if (last === undefined || (!last.counted && own.size > 0)) return undefined;
  const holdings = readHoldings(last.path, log);
  if (holdings === undefined || isHeld(holdings, [own], deletedIn(db))) return undefined;
  const brought = bringFrom([last.path], db, log);
  return brought.read === 0 ? undefined : { backup: basename(last.path), brought };
}

/** … of some files, which `marked` notes as done; one that fails must not keep the rest from being played. */
function bringFrom(paths: readonly string[], db: Database, log: Log, marked = false): Brought {
  const [read, unreadable] = [new Set<string>(), new Set<string>()];
  let failed = 0;
  for (const path of paths) {
    const file = basename(path);
    try {
      const brought = salvage(path, db, log, marked ? file : undefined);
      for (const id of brought.read) read.add(id);
      for (const id of brought.unreadable) unreadable.add(id);
      log.info('salvaged', { file, read: brought.read.length, unreadable: brought.unreadable.length });
    } catch (error) {
      failed++;
      log.error('salvage-failed', { file, sqlite: codeOf(error), error });
    }
  }
  return { read: read.size, unreadable: unreadable.size, failed };
}

function sum(all: readonly Brought[]): Brought {
  const total = (of: keyof Brought): number => all.reduce((so, brought) => so + brought[of], 0);
  return { read: total('read'), unreadable: total('unreadable'), failed: total('failed') };
}
