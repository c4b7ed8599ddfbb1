import Sqlite, { type Database } from 'better-sqlite3';
import { unfinishedImports } from './import-statements.ts';
import { latest, migrate, MIGRATIONS, VERSIONED_SINCE, versionRow, type Migration } from './migrations.ts';
import { errorCode, StorageError, troubleOf } from './trouble.ts';

/** SQLite's `application_id` of our databases: the letters `CRVL`. */
export const APPLICATION_ID = 0x4352564c;
const INDEXED = ['campaign', 'pack', 'snapshot', 'setting', 'entry'];

/** One row of `sqlite_schema`. */
export type SchemaRow = {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string | null;
};

/**
 * Checks a whole database without changing it. Returns its version, 0 if it is new.
 * @throws StorageError if it is damaged, from a newer Caravel or from another program; an error of SQLite if the disk fails
 */
export function inspect(db: Database, migrations: readonly Migration[] = MIGRATIONS): number {
  try {
    const version = Number(db.pragma('user_version', { simple: true }));
    checkApplicationAndVersion(db, version, latest(migrations));
    checkSchema(db, version, migrations);
    checkIntegrity(db, version);
    return version;
  } catch (error) {
    throw isContentDamaged(error) ? new StorageError('disk-damaged', error) : error;
  }
}

/** Whether SQLite could read the file but its content makes no sense. `SQLITE_IOERR` means that the disk failed. */
function isContentDamaged(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  if (code === 'SQLITE_IOERR_SHORT_READ') return true;
  return troubleOf(error) === 'disk-error' && code.startsWith('SQLITE_') && !code.startsWith('SQLITE_IOERR');
}

function checkApplicationAndVersion(db: Database, version: number, newest: number): void {
  const application = db.pragma('application_id', { simple: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const ours = tables.includes('campaign') && tables.includes('entry');
  if (application !== APPLICATION_ID && tables.length > 0 && !ours) throw new StorageError('storage-foreign');
  if (tables.length === 0 && version === 0) return;
  // Our tables with an application id or a version that we never wrote: the header is damaged.
  if (ours && application !== APPLICATION_ID) throw new StorageError('disk-damaged');
  const row = tables.includes('meta') ? versionRow(db) : undefined;
  const agrees = version >= VERSIONED_SINCE ? row === version : version > 0 && row === undefined;
  if (!agrees) throw new StorageError('disk-damaged');
  if (version > newest) throw new StorageError('storage-newer');
}

/** Compares the schema with the expected one: to SQLite a flipped bit in it is not damage but another table. */
function checkSchema(db: Database, version: number, migrations: readonly Migration[]): void {
  if (version === 0) return;
  const [wanted, found] = [expectedSchema(version, migrations), schemaOf(db)];
  const [known, there] = [new Set(wanted.map(normalizedRow)), new Set(found.map(normalizedRow))];
  const missing = wanted.some((row) => row.type !== 'trigger' && !there.has(normalizedRow(row)));
  if (missing || found.some((row) => !known.has(normalizedRow(row)))) throw new StorageError('disk-damaged');
}

/** Checks every page, every index, and that every log entry has a campaign. */
function checkIntegrity(db: Database, version: number): void {
  const checks = ['quick_check(1)', ...(version === 0 ? [] : INDEXED.map((table) => `integrity_check(${table})`))];
  for (const check of checks) if (db.pragma(check, { simple: true }) !== 'ok') throw new StorageError('disk-damaged');
  if (version > 0 && hasOrphanEntries(db)) throw new StorageError('disk-damaged');
}

/** Whether log entries belong to no campaign, so that some campaign lacks them. Unfinished imports do not count. */
function hasOrphanEntries(db: Database): boolean {
  const orphans = db.prepare('SELECT DISTINCT campaign FROM entry WHERE campaign NOT IN (SELECT id FROM campaign)');
  const importing = unfinishedImports(db);
  return orphans
    .pluck()
    .all()
    .some((id) => !importing.includes(String(id)));
}

/** The schema that an intact database of `version` has. */
export function expectedSchema(version: number, migrations: readonly Migration[] = MIGRATIONS): SchemaRow[] {
  const intact = new Sqlite(':memory:');
  const known = migrations.filter(({ to }) => to <= version);
  migrate(intact, 0, known.length > 0 ? known : migrations);
  const rows = schemaOf(intact);
  intact.close();
  return rows;
}

/** The schema of a database. @throws an error of SQLite */
export function schemaOf(db: Database): SchemaRow[] {
  return db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all() as SchemaRow[];
}

/** A schema row as text to compare, with white space normalized. */
export function normalizedRow(row: SchemaRow): string {
  return JSON.stringify(row).replaceAll(/(\\n|\s)+/g, ' ');
}
