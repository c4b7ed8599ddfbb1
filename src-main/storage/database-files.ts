import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the database in the data folder. */
export const FILE = 'caravel.db';
/** Suffixes of the database and its companions: `-wal` is the journal with the latest writes, `-shm` only an index of it. */
export const SUFFIXES = ['', '-wal', '-shm'] as const;
const SET_ASIDE_PREFIX = `${FILE}.damaged-`;

/** Path of the database in a data folder. */
export const databasePath = (dataDir: string): string => join(dataDir, FILE);

/** Whether there is no database. An empty file counts as none, as it does for SQLite. */
export function isMissing(dataDir: string): boolean {
  return (statSync(databasePath(dataDir), { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/** Whether the database or one of its companions exists and is not empty. */
export function hasDatabaseFiles(dataDir: string): boolean {
  return SUFFIXES.some((suffix) => sizeOf(databasePath(dataDir) + suffix) > 0);
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** File names of the damaged databases that were set aside, oldest first. Of some only the journal exists. */
export function filesSetAside(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  const names = readdirSync(dataDir).filter((name) => name.startsWith(SET_ASIDE_PREFIX));
  return [...new Set(names.map((name) => name.replace(/-(wal|shm)$/, '')))].sort();
}

/** An unused file name for a damaged database that is to be set aside. */
export function nameForSetAside(dataDir: string, now: Date): string {
  const name = `${SET_ASIDE_PREFIX}${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const taken = filesSetAside(dataDir);
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!taken.includes(free)) return free;
  }
}
