import { chmodSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Log } from './log.ts';

/** Everything Caravel and its windows put into the data folder themselves. */
const OURS = /^(caravel[.-].*|(running|window|graphics)\.json|backups|browser|electron|.*\.caravel(-pack)?\.json)$/;
/** Folders of which each file is as much the owner's own as the database. The browser looks after its files itself. */
const LISTED = ['', 'backups'];
const OTHERS = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Keeps the data folder to its owner: what this process makes from now on, and what is there already. It is to run before
 * the database is opened, whose companions take its mode. A folder that holds other things too is somebody's choice and
 * stays as it is; only our files in it are narrowed.
 *
 * Returns whether others can still look into the folder, or into a file of ours. Never fails. Windows has no such modes:
 * there a folder of the user's own is closed to others anyway.
 */
export function keepToOwner(dataDir: string, log: Log): boolean {
  if (process.platform === 'win32') return false;
  if (isMainThread) process.umask(OTHERS);
  try {
    const wide = [...folderLeftWide(realpathSync(dataDir)), ...LISTED.flatMap((name) => filesLeftWide(dataDir, name))];
    for (const name of wide) log.warn('open-to-others', { name });
    return wide.length > 0;
  } catch (error) {
    // A folder that is not there yet is made narrow; of one that cannot be read nothing is known.
    log.info('modes-unknown', { error });
    return false;
  }
}

function folderLeftWide(folder: string): string[] {
  const onlyOurs = readdirSync(folder).every((name) => OURS.test(name));
  return onlyOurs ? leftWide(folder, FOLDER_MODE) : isWide(folder) ? [folder] : [];
}

function filesLeftWide(dataDir: string, name: string): string[] {
  const folder = join(dataDir, name);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => OURS.test(entry.name) && (entry.isFile() || entry.isDirectory()))
    .flatMap((entry) => leftWide(join(folder, entry.name), entry.isFile() ? FILE_MODE : FOLDER_MODE));
}

/** Narrows what is wide; the same path where it still is, or where it belongs to somebody else. */
function leftWide(path: string, mode: number): string[] {
  if (!isWide(path)) return [];
  try {
    chmodSync(path, mode);
  } catch {
    // Not ours, or on a disk that takes no change: it is named.
  }
  return isWide(path) ? [path] : [];
}

function isWide(path: string): boolean {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there === undefined) return false;
  return (there.mode & OTHERS) !== 0 || there.uid !== process.getuid?.();
}
