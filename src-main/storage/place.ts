import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the database in the data folder. */
export const FILE = 'caravel.db';
/** What SQLite keeps beside an open database: the journal holds what was written last, the other only finds it there. */
export const SUFFIXES = ['', '-wal', '-shm'] as const;
const ASIDE = `${FILE}.damaged-`;

/** Where the database of a data folder lies. */
export const pathIn = (dataDir: string): string => join(dataDir, FILE);

/** Whether there is no database: a file of no bytes is what SQLite takes for a new one. */
export function isMissing(dataDir: string): boolean {
  return (statSync(pathIn(dataDir), { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/** Whether anything of SQLite's lies where the database should be, be it only a journal. */
export function anythingIn(dataDir: string): boolean {
  return SUFFIXES.some((suffix) => sizeOf(pathIn(dataDir) + suffix) > 0);
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** The damaged databases that were put aside, oldest first, by the name of the file; of some only the journal is there. */
export function putAside(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  const names = readdirSync(dataDir).filter((name) => name.startsWith(ASIDE));
  return [...new Set(names.map((name) => name.replace(/-(wal|shm)$/, '')))].sort();
}

/** A name under which nothing has been put aside yet. */
export function nameAside(dataDir: string, now: Date): string {
  const name = `${ASIDE}${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const taken = putAside(dataDir);
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!taken.includes(free)) return free;
  }
}
