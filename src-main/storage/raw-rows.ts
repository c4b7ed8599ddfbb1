import type { Database } from 'better-sqlite3';
import { errorCode } from './trouble.ts';

type Row = Readonly<Record<string, unknown>>;

/** Inserts a row with the columns that the table has, unless its key exists. Returns whether it was inserted. */
export function insertRow(db: Database, table: string, row: Row): boolean {
  return insertRows(db, table, [row]) > 0;
}

/** Inserts rows that have the same columns. Returns how many were inserted. @throws an error of SQLite */
export function insertRows(db: Database, table: string, rows: readonly Row[]): number {
  const [first] = rows;
  if (first === undefined) return 0;
  const columns = knownColumns(db, table, first);
  const places = columns.map(() => '?').join();
  const insert = db.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${places}) ON CONFLICT DO NOTHING`);
  return rows.filter((row) => tryWrite(() => insert.run(...columns.map((name) => row[name])))).length;
}

/** Writes over the row with the same `id`, with the columns that the table has. Returns whether there is one and it was written. */
export function updateRow(db: Database, table: string, row: Row): boolean {
  const set = knownColumns(db, table, row).map((name) => `${name} = @${name}`);
  return tryWrite(() => db.prepare(`UPDATE ${table} SET ${set.join()} WHERE id = @id`).run(row));
}

function knownColumns(db: Database, table: string, row: Row): string[] {
  const known = new Set(columnOf(db, `SELECT name FROM pragma_table_info('${table}')`));
  return Object.keys(row).filter((name) => known.has(name));
}

/** Runs a write. Returns whether it changed anything; a damaged value that violates a constraint is skipped. */
export function tryWrite(change: () => { readonly changes: number }): boolean {
  try {
    return change().changes > 0;
  } catch (error) {
    if (errorCode(error)?.startsWith('SQLITE_CONSTRAINT') === true) return false;
    throw error;
  }
}

/** The values of a query's only column, as texts. */
export function columnOf(db: Database, sql: string): string[] {
  return db.prepare(sql).pluck().all().map(String);
}
