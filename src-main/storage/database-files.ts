import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the database in the data folder. */
export const FILE = 'caravel.db';
/** Suffixes of the database and its companions: `-wal` is the journal with the latest writes, `-shm` only an index of it. */
export const SUFFIXES = ['', '-wal', '-shm'] as const;
/** Bytes of the index of a journal. */
const INDEX_BYTES = 32 * 1024;
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

/**
 * Writes as much to the data folder as SQLite needs to open a database that was closed, and removes it again. The files that a kill
 * leaves can be opened without writing anything, also in a folder that is read-only or full.
 * @throws an error of the file system if the folder does not take it
 */
export function proveWritable(dataDir: string): void {
  const path = join(dataDir, 'caravel.probe');
  try {
    // Zeros may take no room on the disk.
    writeFileSync(path, randomBytes(INDEX_BYTES), { mode: 0o600, flush: true });
  } finally {
    rmSync(path, { force: true });
  }
}
