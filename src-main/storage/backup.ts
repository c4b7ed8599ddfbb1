import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';

const FOLDER = 'backups';
/** Daily copies that are kept; those made before a migration are kept for good. */
const KEEP = 3;
const DAILY = /^caravel-\d{4}-\d{2}-\d{2}\.db$/;
const ANY = /^caravel-.*\.db$/;

const folderOf = (dataDir: string): string => join(dataDir, FOLDER);

/** Copies the database as it stands, whole or not at all, and forced to the disk. */
function copy(db: Database, path: string): void {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  db.prepare('VACUUM INTO ?').run(unfinished);
  const file = openSync(unfinished, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(unfinished, path);
}

/** The copy that must exist before a migration may begin. */
export function backUpBefore(db: Database, dataDir: string, from: number, now: Date): string {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const name = `caravel-v${from}-${now.toISOString().replaceAll(/[:.]/g, '-')}.db`;
  const path = join(folderOf(dataDir), name);
  copy(db, path);
  return path;
}

/** Makes the copy of the day unless there is one, and lets the oldest go. */
export function backUpDaily(db: Database, dataDir: string, now: Date): void {
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `caravel-${now.toISOString().slice(0, 10)}.db`);
  if (existsSync(path)) return;
  copy(db, path);
  const daily = readdirSync(folder)
    .filter((name) => DAILY.test(name))
    .sort();
  for (const name of daily.slice(0, -KEEP)) rmSync(join(folder, name), { force: true });
}

/** The copies there are, youngest first. */
export function backups(dataDir: string): string[] {
  const folder = folderOf(dataDir);
  if (!existsSync(folder)) return [];
  const dateOf = (name: string): string => /\d{4}-\d{2}-\d{2}.*/.exec(name)?.[0] ?? '';
  const names = readdirSync(folder).filter((name) => ANY.test(name));
  return names.sort((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1)).map((name) => join(folder, name));
}
