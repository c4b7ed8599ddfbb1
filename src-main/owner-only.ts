import { chmodSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Log } from './log.ts';

/** Names of everything that Caravel and its browser windows write to the data folder. */
const OURS = /^(caravel[.-].*|(running|window|graphics)\.json|backups|browser|electron|.*\.caravel(-pack)?\.json)$/;
/** Folders whose files are checked. The browser protects its own files itself. */
const CHECKED_FOLDERS = ['', 'backups'];
const OTHERS_MODE = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Denies other users access to the data folder and our files in it, and to files that this process creates later. Must run
 * before the database is opened, because the journal takes its mode. A folder that also holds other files keeps its mode;
 * only our files in it are changed.
 *
 * Returns whether other users can still access the folder or one of our files. Never throws. Does nothing on Windows, where
 * a user's own folder is closed to others anyway.
 */
export function keepToOwner(dataDir: string, log: Log): boolean {
  if (process.platform === 'win32') return false;
  if (isMainThread) process.umask(OTHERS_MODE);
  try {
    const wide = [
      ...folderLeftWide(realpathSync(dataDir)),
      ...CHECKED_FOLDERS.flatMap((name) => filesLeftWide(dataDir, name)),
    ];
    for (const name of wide) log.warn('open-to-others', { name });
    return wide.length > 0;
  } catch (error) {
    // A missing folder will be created with the right mode; of an unreadable one the modes are unknown.
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

/** Denies other users access to `path`. Returns the path if that failed, or if it belongs to somebody else. */
function leftWide(path: string, mode: number): string[] {
  if (!isWide(path)) return [];
  try {
    chmodSync(path, mode);
  } catch {
    // Not ours, or the disk does not support modes: reported below.
  }
  return isWide(path) ? [path] : [];
}

function isWide(path: string): boolean {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there === undefined) return false;
  return (there.mode & OTHERS_MODE) !== 0 || there.uid !== process.getuid?.();
}
