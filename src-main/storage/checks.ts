import Sqlite, { type Database } from 'better-sqlite3';
import { leftIncoming } from './incoming.ts';
import { latest, migrate, MIGRATIONS, VERSIONED_SINCE, versionRow, type Migration } from './migrations.ts';
import { codeOf, StorageError, troubleOf } from './trouble.ts';

/** `CRVL`: marks the file as Caravel's. */
export const APPLICATION_ID = 0x4352564c;
const INDEXED = ['campaign', 'pack', 'snapshot', 'setting', 'entry'];

/** One line of a database's own description. */
export type Described = {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string | null;
};

/**
 * Looks at all of a database that may be ours, and changes nothing. Gives its version, 0 where it is new.
 * @throws StorageError where it is damaged, a newer Caravel's or another program's; an error of SQLite where the disk is at fault.
 */
export function inspect(db: Database, migrations: readonly Migration[] = MIGRATIONS): number {
  try {
    const version = Number(db.pragma('user_version', { simple: true }));
    checkOurs(db, version, latest(migrations));
    checkDescribed(db, version, migrations);
    checkSound(db, version);
    return version;
  } catch (error) {
    throw isNonsense(error) ? new StorageError('disk-damaged', error) : error;
  }
}

/** Whether SQLite could read the file and makes nothing of what it says; the disk itself is at fault with `SQLITE_IOERR`. */
function isNonsense(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (code === 'SQLITE_IOERR_SHORT_READ') return true;
  return troubleOf(error) === 'disk-error' && code.startsWith('SQLITE_') && !code.startsWith('SQLITE_IOERR');
}

function checkOurs(db: Database, version: number, newest: number): void {
  const application = db.pragma('application_id', { simple: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const ours = tables.includes('campaign') && tables.includes('entry');
  if (application !== APPLICATION_ID && tables.length > 0 && !ours) throw new StorageError('storage-foreign');
  if (tables.length === 0 && version === 0) return;
  // Our tables under a name or a number that we never wrote: a damaged header.
  if (ours && application !== APPLICATION_ID) throw new StorageError('disk-damaged');
  const row = tables.includes('meta') ? versionRow(db) : undefined;
  const agrees = version >= VERSIONED_SINCE ? row === version : version > 0 && row === undefined;
  if (!agrees) throw new StorageError('disk-damaged');
  if (version > newest) throw new StorageError('storage-newer');
}

/** A letter changed in the description of a table is not damage to SQLite, but another table. */
function checkDescribed(db: Database, version: number, migrations: readonly Migration[]): void {
  if (version === 0) return;
  const [wanted, found] = [descriptions(version, migrations), described(db)];
  const [known, there] = [new Set(wanted.map(wordsOf)), new Set(found.map(wordsOf))];
  const missing = wanted.some((row) => row.type !== 'trigger' && !there.has(wordsOf(row)));
  if (missing || found.some((row) => !known.has(wordsOf(row)))) throw new StorageError('disk-damaged');
}

/** Looks at every page and, where a row is found through an index, at whether the index still leads to it. */
function checkSound(db: Database, version: number): void {
  const checks = ['quick_check(1)', ...(version === 0 ? [] : INDEXED.map((table) => `integrity_check(${table})`))];
  for (const check of checks) if (db.pragma(check, { simple: true }) !== 'ok') throw new StorageError('disk-damaged');
  if (version > 0 && hasStrays(db)) throw new StorageError('disk-damaged');
}

/** A row of a log whose key names no campaign is missing in the one it belongs to, unless that is still coming in. */
function hasStrays(db: Database): boolean {
  const strays = db.prepare('SELECT DISTINCT campaign FROM entry WHERE campaign NOT IN (SELECT id FROM campaign)');
  const coming = leftIncoming(db);
  return strays
    .pluck()
    .all()
    .some((id) => !coming.includes(String(id)));
}

/** How the tables, indexes and triggers of ours are described in a sound database of a version. */
export function descriptions(version: number, migrations: readonly Migration[] = MIGRATIONS): Described[] {
  const sound = new Sqlite(':memory:');
  const known = migrations.filter(({ to }) => to <= version);
  migrate(sound, 0, known.length > 0 ? known : migrations);
  const rows = described(sound);
  sound.close();
  return rows;
}

/** How its tables, indexes and triggers are described in a database. */
export function described(db: Database): Described[] {
  return db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all() as Described[];
}

/** A line of a description as it is compared: how it was laid out does not matter. */
export function wordsOf(row: Described): string {
  return JSON.stringify(row).replaceAll(/(\\n|\s)+/g, ' ');
}
