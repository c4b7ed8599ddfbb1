import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { openBytes } from './broken.ts';
import { deletedIn, holdingsOf, isHeld, type Holdings } from './holdings.ts';
import { codeOf } from './trouble.ts';

const FOLDER = 'backups';
/** Days of which the youngest copy is kept; those made before a migration are kept for good. */
const KEEP = 3;
const UNFINISHED = '.unfinished';
/** Copies are counted, because a clock may have been wrong; older Caravels named theirs by the date alone. */
const NAME = /^caravel-(?:(?<number>\d{6})-)?(?<before>v\d+-)?(?<day>\d{4}-\d{2}-\d{2})(?<time>T.*)?\.db$/;

/** One copy of the database: `before` a migration, or of a day; `counted` where it knows what players deleted. */
export type Copy = { readonly path: string; readonly day: string; readonly before: boolean; readonly counted: boolean };

const folderOf = (dataDir: string): string => join(dataDir, FOLDER);

function namesIn(dataDir: string): string[] {
  return existsSync(folderOf(dataDir)) ? readdirSync(folderOf(dataDir)) : [];
}

const numberOf = (name: string): number => Number(NAME.exec(name)?.groups?.['number'] ?? 0);
const dateOf = (name: string): string => /\d{4}-\d{2}-\d{2}.*/.exec(name)?.[0] ?? '';

/** The copies there are, the one made last first. */
export function copies(dataDir: string): Copy[] {
  const younger = (a: string, b: string): number =>
    numberOf(b) - numberOf(a) || (dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : 0);
  return namesIn(dataDir)
    .filter((name) => NAME.test(name))
    .sort(younger)
    .map((name) => {
      const { day = '', before } = NAME.exec(name)?.groups ?? {};
      return { path: join(folderOf(dataDir), name), day, before: before !== undefined, counted: numberOf(name) > 0 };
    });
}

/** Copies that were never finished: whoever made them was killed on the way. */
export function unfinished(dataDir: string): string[] {
  const names = namesIn(dataDir).filter((name) => name.startsWith('caravel-') && name.endsWith(UNFINISHED));
  return names.map((name) => join(folderOf(dataDir), name));
}

/** Copies the database as it stands to a file, whole or not at all, and forced to the disk. @throws where the disk refuses. */
export function writeCopy(db: Database, path: string): void {
  const begun = path + UNFINISHED;
  try {
    db.prepare('VACUUM INTO ?').run(begun);
    force(begun);
    renameSync(begun, path);
  } catch (error) {
    rmSync(begun, { force: true });
    throw error;
  }
}

function make(db: Database, dataDir: string, named: string): string {
  // Only this folder: where the one it lies in is gone, its disk may be.
  if (!existsSync(folderOf(dataDir))) mkdirSync(folderOf(dataDir), { mode: 0o700 });
  const number = 1 + Math.max(0, ...namesIn(dataDir).map((name) => numberOf(name.replace(UNFINISHED, ''))));
  const path = join(folderOf(dataDir), `caravel-${String(number).padStart(6, '0')}-${named}.db`);
  writeCopy(db, path);
  return path;
}

function force(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The copy that must exist before a migration may begin. @throws where the disk refuses. */
export function backUpBefore(db: Database, dataDir: string, from: number, now: Date): string {
  return make(db, dataDir, `v${from}-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
}

/** Makes a copy now, and lets go those that are not needed any more. @throws where the disk refuses. */
export function backUp(db: Database, dataDir: string, now: Date, log: Log): string {
  const path = make(db, dataDir, dayOf(now));
  prune(db, dataDir, log);
  return path;
}

/** Makes the copy of the day unless the last one is of today. @throws where the disk refuses. */
export function backUpDaily(db: Database, dataDir: string, now: Date, log: Log): void {
  if (copies(dataDir).find(({ before }) => !before)?.day !== dayOf(now)) backUp(db, dataDir, now, log);
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Lets copies go: all but the last of each of the last days, and what was never finished. One that holds what neither the
 * database nor another copy that stays holds is kept however old it is, and so is one that cannot be read.
 */
function prune(db: Database, dataDir: string, log: Log): void {
  const days = new Set<string>();
  const spare = copies(dataDir).filter(({ before, day }) => {
    if (before || (!days.has(day) && days.size >= KEEP)) return !before;
    return days.size === days.add(day).size;
  });
  const deleted = deletedIn(db);
  const held = [holdingsOf(db)];
  for (const path of [...spare.map((copy) => copy.path), ...unfinished(dataDir)]) {
    const holdings = readHoldings(path, log);
    if (holdings !== undefined && isHeld(holdings, held, deleted)) rmSync(path, { force: true });
    else if (holdings !== undefined) held.push(holdings);
  }
}

/** What a copy holds; undefined where it cannot be read. */
export function readHoldings(path: string, log: Log): Holdings | undefined {
  try {
    const db = openBytes(readFileSync(path));
    try {
      return holdingsOf(db);
    } finally {
      db.close();
    }
  } catch (error) {
    log.warn('copy-unreadable', { file: path, sqlite: codeOf(error) });
    return undefined;
  }
}
