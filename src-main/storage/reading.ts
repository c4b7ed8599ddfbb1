import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { bytesOf, openSound } from './broken.ts';
import { anythingIn, isMissing, pathIn } from './place.ts';
import { hasPast, putTogether } from './restore.ts';
import { codeOf } from './trouble.ts';

/**
 * Opens a copy in memory of a database that cannot be written where it lies, for reading and exporting, put together from
 * the backups where it is missing or damaged; undefined where nothing lies there. Every change is refused as on a
 * read-only disk.
 */
export function openForReading({
  dataDir,
  log,
}: {
  readonly dataDir: string;
  readonly log: Log;
}): Database | undefined {
  try {
    if (!anythingIn(dataDir) && !hasPast(dataDir)) return undefined;
    const db = sound(dataDir, log) ?? putTogether(dataDir, log).db;
    db.pragma('query_only = ON');
    return db;
  } catch (error) {
    log.error('reading-refused', { sqlite: codeOf(error), error });
    return undefined;
  }
}

function sound(dataDir: string, log: Log): Database | undefined {
  if (isMissing(dataDir)) return undefined;
  try {
    return openSound(bytesOf(pathIn(dataDir)).whole);
  } catch (error) {
    log.warn('reading-refused', { sqlite: codeOf(error) });
    return undefined;
  }
}
