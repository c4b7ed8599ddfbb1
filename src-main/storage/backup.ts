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
import { openInMemory } from './open-damaged.ts';
import { inventoryOf, type Inventory } from './inventory.ts';
import { errorCode } from './trouble.ts';

const BACKUP_FOLDER = 'backups';
/** Number of days whose newest backup is kept. Backups made before a migration are never deleted. */
const DAYS_KEPT = 3;
const UNFINISHED_SUFFIX = '.unfinished';
/** File names carry a running number because the clock may have been wrong. Older versions used the date alone. */
const NAME = /^caravel-(?:(?<number>\d{6})-)?(?<before>v\d+-)?(?<day>\d{4}-\d{2}-\d{2})(?<time>T.*)?\.db$/;

/**
 * One backup file: made before a migration or for a day (`YYYY-MM-DD`). `numbered`: its name has a running number, which
 * means it also records the campaigns that players deleted.
 */
export type Backup = {
  readonly path: string;
  readonly day: string;
  readonly beforeMigration: boolean;
  readonly numbered: boolean;
};

const folderOf = (dataDir: string): string => join(dataDir, BACKUP_FOLDER);

function namesIn(dataDir: string): string[] {
  return existsSync(folderOf(dataDir)) ? readdirSync(folderOf(dataDir)) : [];
}

const numberOf = (name: string): number => Number(NAME.exec(name)?.groups?.['number'] ?? 0);
const dateOf = (name: string): string => /\d{4}-\d{2}-\d{2}.*/.exec(name)?.[0] ?? '';

/** Every finished backup in the data folder, newest first. @throws an error of the file system */
export function listBackups(dataDir: string): Backup[] {
  const newestFirst = (a: string, b: string): number =>
    numberOf(b) - numberOf(a) || (dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : 0);
  return namesIn(dataDir)
    .filter((name) => NAME.test(name))
    .sort(newestFirst)
    .map((name) => {
      const { day = '', before } = NAME.exec(name)?.groups ?? {};
      return {
        path: join(folderOf(dataDir), name),
        day,
        beforeMigration: before !== undefined,
        numbered: numberOf(name) > 0,
      };
    });
}

/** Paths of backups left unfinished because the program was killed while writing them. @throws an error of the file system */
export function unfinishedBackups(dataDir: string): string[] {
  const names = namesIn(dataDir).filter((name) => name.startsWith('caravel-') && name.endsWith(UNFINISHED_SUFFIX));
  return names.map((name) => join(folderOf(dataDir), name));
}

/**
 * Writes a copy of the database to `path` and flushes it to the disk. If it fails, no file is left at `path`.
 * @throws an error of SQLite or of the file system
 */
export function copyDatabase(db: Database, path: string): void {
  const temporary = path + UNFINISHED_SUFFIX;
  try {
    db.prepare('VACUUM INTO ?').run(temporary);
    syncFile(temporary);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeBackup(db: Database, dataDir: string, named: string): string {
  // Not recursive: if the data folder is gone, its disk may be unmounted.
  if (!existsSync(folderOf(dataDir))) mkdirSync(folderOf(dataDir), { mode: 0o700 });
  const number = 1 + Math.max(0, ...namesIn(dataDir).map((name) => numberOf(name.replace(UNFINISHED_SUFFIX, ''))));
  const path = join(folderOf(dataDir), `caravel-${String(number).padStart(6, '0')}-${named}.db`);
  copyDatabase(db, path);
  return path;
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Makes the backup that must exist before a migration from version `from` starts. Returns its path.
 * @throws an error of SQLite or of the file system
 */
export function backUpBeforeMigration(db: Database, dataDir: string, from: number, now: Date): string {
  return writeBackup(db, dataDir, `v${from}-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
}

/** Makes a backup of a day. Returns its path. @throws an error of SQLite or of the file system */
export function backUp(db: Database, dataDir: string, now: Date): string {
  return writeBackup(db, dataDir, dayOf(now));
}

/** Makes today's backup unless there already is one. @throws an error of SQLite or of the file system */
export function backUpDaily(db: Database, dataDir: string, now: Date): void {
  if (listBackups(dataDir).find(({ beforeMigration }) => !beforeMigration)?.day !== dayOf(now))
    backUp(db, dataDir, now);
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Paths of the backups that may be deleted unless they hold something that nothing else does: all but the newest of each of
 * the last `DAYS_KEPT` days, and unfinished ones. @throws an error of the file system
 */
export function spareBackups(dataDir: string): string[] {
  const days = new Set<string>();
  const spare = listBackups(dataDir).filter(({ beforeMigration, day }) => {
    if (beforeMigration || (!days.has(day) && days.size >= DAYS_KEPT)) return !beforeMigration;
    return days.size === days.add(day).size;
  });
  return [...spare.map(({ path }) => path), ...unfinishedBackups(dataDir)];
}

/** The inventory of a backup file, or undefined if the file cannot be read; that is logged. */
export function readInventory(path: string, log: Log): Inventory | undefined {
  try {
    const db = openInMemory(readFileSync(path));
    try {
      return inventoryOf(db);
    } finally {
      db.close();
    }
  } catch (error) {
    log.warn('copy-unreadable', { file: path, sqlite: errorCode(error) });
    return undefined;
  }
}
