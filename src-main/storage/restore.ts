import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { listBackups, readInventory, unfinishedBackups } from './backup.ts';
import { openIntact } from './open-damaged.ts';
import { emptyDatabase } from './empty-database.ts';
import { deletedCampaigns, inventoryOf, isCovered, salvagedFiles } from './inventory.ts';
import { hasDatabaseFiles, nameForSetAside, databasePath, filesSetAside, SUFFIXES } from './database-files.ts';
import { salvage } from './salvage.ts';
import { errorCode } from './trouble.ts';

/** How much was salvaged from backups and damaged files. */
export type SalvageCounts = {
  /** Campaigns restored or extended. */
  readonly read: number;
  /** Campaigns of which only the id is left. */
  readonly unreadable: number;
  /** Files that could not be read this time. */
  readonly failed: number;
};
/** A database in memory, rebuilt from backups and damaged files. `backup` is the file name of the backup it started from. */
export type RebuiltDatabase = {
  readonly db: Database;
  readonly backup: string | undefined;
  readonly salvaged: SalvageCounts;
};

/** Whether the data folder has backups, files set aside or a journal, and so once had a database. */
export function hasTracesOfDatabase(dataDir: string): boolean {
  const left = [listBackups(dataDir), unfinishedBackups(dataDir), filesSetAside(dataDir)];
  return (
    left.some((found) => found.length > 0) ||
    SUFFIXES.slice(1).some((suffix) => existsSync(databasePath(dataDir) + suffix))
  );
}

/**
 * Renames the database and its companions, so that a new one can take their place. Returns the new file name, or undefined
 * if there was nothing to keep. @throws an error of the file system
 */
export function setDatabaseAside(dataDir: string, now: Date, log: Log): string | undefined {
  const path = databasePath(dataDir);
  const aside = existsSync(path) || hasDatabaseFiles(dataDir) ? nameForSetAside(dataDir, now) : undefined;
  for (const suffix of SUFFIXES) {
    if (!existsSync(path + suffix)) continue;
    if (aside === undefined) rmSync(path + suffix);
    else renameSync(path + suffix, join(dataDir, aside) + suffix);
  }
  log.error('database-set-aside', { file: aside ?? 'none' });
  return aside;
}

/**
 * Starts from the newest intact backup, or from an empty database, and adds what the other backups hold beyond it (the
 * newest may hold the least), then what can be read of damaged files and of the present database file.
 * @throws an error of the file system if a backup that may be intact cannot be read
 */
export function rebuildDatabase(dataDir: string, log: Log): RebuiltDatabase {
  let first: { readonly path: string; readonly db: Database } | undefined;
  const others: string[] = [];
  for (const { path, beforeMigration } of listBackups(dataDir)) {
    const db = first === undefined ? openIntactBackup(path, log) : undefined;
    if (db !== undefined) first = { path, db };
    else if (!beforeMigration) others.push(path);
  }
  const db = first?.db ?? emptyDatabase();
  // Intact files first: of a damaged one perhaps only campaign ids can be read.
  const fromBackups = salvageAll([...others, ...unfinishedBackups(dataDir)], db, log);
  const aside = salvageSetAside(dataDir, db, log);
  const own = salvageAll(hasDatabaseFiles(dataDir) ? [databasePath(dataDir)] : [], db, log);
  return {
    db,
    backup: first && basename(first.path),
    salvaged: addCounts([{ ...fromBackups, failed: 0 }, aside, own]),
  };
}

/** Opens a backup in memory; undefined if it is not intact. @throws an error of the file system if it cannot be read */
function openIntactBackup(path: string, log: Log): Database | undefined {
  const bytes = readFileSync(path);
  try {
    return openIntact(bytes);
  } catch (error) {
    log.warn('backup-refused', { file: path, sqlite: errorCode(error) });
    return undefined;
  }
}

/** Salvages the files that were set aside and have not been salvaged yet. */
export function salvageSetAside(dataDir: string, db: Database, log: Log): SalvageCounts {
  const done = salvagedFiles(db);
  const left = filesSetAside(dataDir).filter((name) => !done.has(name));
  const paths = left.map((name) => join(dataDir, name));
  return salvageAll(paths, db, log, true);
}

/**
 * Adds what the newest backup holds beyond the database, in case somebody replaced the database by an older or empty one.
 * Returns the backup's file name if it had more. Backups without a number do not record deletions, so they are used only
 * if the database has no campaigns.
 */
export function salvageLastBackup(
  dataDir: string,
  db: Database,
  log: Log,
): { readonly backup: string; readonly salvaged: SalvageCounts } | undefined {
  const last = listBackups(dataDir).find(({ beforeMigration }) => !beforeMigration);
  const own = inventoryOf(db);
  if (last === undefined || (!last.numbered && own.size > 0)) return undefined;
  const inventory = readInventory(last.path, log);
  if (inventory === undefined || isCovered(inventory, [own], deletedCampaigns(db))) return undefined;
  const salvaged = salvageAll([last.path], db, log);
  return salvaged.read === 0 ? undefined : { backup: basename(last.path), salvaged };
}

/** Salvages each file; with `marked`, each is recorded as done. A file that fails is logged and counted, not thrown. */
function salvageAll(paths: readonly string[], db: Database, log: Log, marked = false): SalvageCounts {
  const [read, unreadable] = [new Set<string>(), new Set<string>()];
  let failed = 0;
  for (const path of paths) {
    const file = basename(path);
    try {
      const salvaged = salvage(path, db, log, marked ? file : undefined);
      for (const id of salvaged.read) read.add(id);
      for (const id of salvaged.unreadable) unreadable.add(id);
      log.info('salvaged', { file, read: salvaged.read.length, unreadable: salvaged.unreadable.length });
    } catch (error) {
      failed++;
      log.error('salvage-failed', { file, sqlite: errorCode(error), error });
    }
  }
  return { read: read.size, unreadable: unreadable.size, failed };
}

function addCounts(all: readonly SalvageCounts[]): SalvageCounts {
  const total = (of: keyof SalvageCounts): number => all.reduce((sum, counts) => sum + counts[of], 0);
  return { read: total('read'), unreadable: total('unreadable'), failed: total('failed') };
}
