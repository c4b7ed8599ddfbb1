import type { Database } from 'better-sqlite3';
import { checksum, type RawRow } from './seal.ts';

/** What the table `kept` holds; see the migration that makes it. */
export type KeptKind = 'person' | 'record' | 'note' | 'origin';

/** A row of the table `kept` whose checksum is right. */
export type KeptRow = {
  readonly kind: string;
  readonly id: string;
  readonly data: string;
  readonly changed: string;
  readonly sum: string;
};

/** The data of a row that players deleted. */
export const DELETED = 'null';

/** A row with its checksum. */
export function sealedRow(kind: string, id: string, data: string, changed: string): KeptRow {
  return { kind, id, data, changed, sum: checksum([kind, id, data, changed]) };
}

/** An unchecked row, if it is as it was written; undefined if it is damaged or half written. */
export function intactRow(row: RawRow): KeptRow | undefined {
  const [kind, id, data, changed] = [row['kind'], row['id'], row['data'], row['changed']].map(String);
  if (kind === undefined || id === undefined || data === undefined || changed === undefined) return undefined;
  const sealed = sealedRow(kind, id, data, changed);
  return sealed.sum === row['sum'] ? sealed : undefined;
}

/** Whether a database has the table: older ones have not. @throws an error of SQLite */
function hasTable(db: Database): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'kept'").get() !== undefined;
}

/** The intact rows of a database of any version. @throws an error of SQLite */
export function intactRows(db: Database): KeptRow[] {
  if (!hasTable(db)) return [];
  return (db.prepare('SELECT * FROM kept').all() as RawRow[]).flatMap((row) => intactRow(row) ?? []);
}

/** Writes a row over what is there of it. @throws an error of SQLite */
export function writeRow(db: Database, row: KeptRow): void {
  db.prepare('INSERT OR REPLACE INTO kept VALUES (@kind, @id, @data, @changed, @sum)').run(row);
}

/**
 * Adds an unchecked row of another file, unless it is damaged, or an intact row here was changed later. Returns whether it did.
 * @throws an error of SQLite
 */
export function mergeRow(db: Database, row: RawRow): boolean {
  const intact = intactRow(row);
  if (intact === undefined) return false;
  const raw = db.prepare<[string, string], RawRow>('SELECT * FROM kept WHERE kind = ? AND id = ?');
  const here = raw.get(intact.kind, intact.id);
  const own = here && intactRow(here);
  if (own !== undefined && own.changed >= intact.changed) return false;
  writeRow(db, intact);
  return true;
}
