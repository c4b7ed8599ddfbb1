import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { listBackups, unfinishedBackups } from './backup.ts';
import { filesSetAside } from './database-files.ts';
import { judgedFiles } from './inventory.ts';
import { attempt, openInMemory, openVariants } from './open-damaged.ts';
import { errorCode } from './trouble.ts';

/** As much of a file is read in one step. */
const BYTES_AT_A_TIME = 256 * 1024;

/** A file beside the database that may hold campaigns. */
export type FileBeside = {
  readonly name: string;
  readonly path: string;
  /** Whether a campaign that is in it and nowhere else was lost, not deleted by players. */
  readonly recordsDeletions: boolean;
  /** Whether all it holds has been compared with the database before. Never of a backup. */
  readonly judged: boolean;
};

/** All of them: backups, unfinished backups, and files set aside. @throws an error of the file system */
export function filesBeside(dataDir: string, db: Database): FileBeside[] {
  const judged = judgedFiles(db);
  const backups = listBackups(dataDir).map(({ path, numbered }) => ({ path, recordsDeletions: numbered }));
  const others = unfinishedBackups(dataDir).map((path) => ({ path, recordsDeletions: true }));
  const aside = filesSetAside(dataDir).map((name) => ({ path: join(dataDir, name), recordsDeletions: true }));
  return [...backups, ...others, ...aside].map(({ path, recordsDeletions }) => {
    const name = basename(path);
    return { name, path, recordsDeletions, judged: judged.has(name) };
  });
}

/** Opens copies of such a file in memory, every way in which it can be read. Logs what cannot be read. */
export async function* openBeside({ path, name }: FileBeside, log: Log): AsyncGenerator<Database> {
  try {
    const [file, journal] = [await bytesOf(path), await bytesOf(`${path}-wal`)];
    if (file.length + journal.length === 0) return;
    if (journal.length === 0) {
      const plain = attempt(() => openInMemory(file));
      if (plain !== undefined) {
        yield plain;
        return;
      }
    }
    yield* openVariants(file, journal);
  } catch (error) {
    log.warn('copy-unreadable', { file: name, sqlite: errorCode(error), error });
  }
}

/** The bytes of a file, read in short steps; none if it does not exist. @throws an error of the file system */
async function bytesOf(path: string): Promise<Buffer> {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const bytes = Buffer.alloc(fstatSync(file).size);
    for (let [at, read] = [0, 1]; at < bytes.length && read > 0; at += read) {
      await yieldToEventLoop();
      read = readSync(file, bytes, at, Math.min(BYTES_AT_A_TIME, bytes.length - at), at);
    }
    return bytes;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
