import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { hasForeignJournal, journalIndexOf, readDatabaseBytes, openIntact } from './open-damaged.ts';
import { hasDatabaseFiles, isMissing, databasePath } from './database-files.ts';
import { hasTracesOfDatabase, rebuildDatabase } from './restore.ts';
import { errorCode } from './trouble.ts';

/**
 * Opens a read-only copy in memory of a database whose file cannot be written, so that campaigns can be looked at and
 * exported. A missing or damaged database is rebuilt from the backups. Returns undefined if there is nothing to read, or
 * on failure, which is logged. Never throws.
 */
export function openReadOnly({ dataDir, log }: { readonly dataDir: string; readonly log: Log }): Database | undefined {
  try {
    if (!hasDatabaseFiles(dataDir) && !hasTracesOfDatabase(dataDir)) return undefined;
    const db = openIntactFile(dataDir, log) ?? rebuildDatabase(dataDir, log).db;
    db.pragma('query_only = ON');
    return db;
  } catch (error) {
    log.error('reading-refused', { sqlite: errorCode(error), error });
    return undefined;
  }
}

/** Opens the file with its journal; undefined if one of them is missing or damaged. */
function openIntactFile(dataDir: string, log: Log): Database | undefined {
  if (isMissing(dataDir)) return undefined;
  try {
    if (hasForeignJournal(databasePath(dataDir), journalIndexOf(databasePath(dataDir)))) return undefined;
    return openIntact(readDatabaseBytes(databasePath(dataDir)).whole);
  } catch (error) {
    log.warn('reading-refused', { sqlite: errorCode(error) });
    return undefined;
  }
}
