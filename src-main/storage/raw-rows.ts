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
  const known = new Set(columnOf(db, `SELECT name FROM pragma_table_info('${table}')`));
  const columns = Object.keys(first).filter((name) => known.has(name));
  const places = columns.map(() => '?').join();
  const insert = db.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${places}) ON CONFLICT DO NOTHING`);
  return rows.filter((row) => tryWrite(() => insert.run(...columns.map((name) => row[name])))).length;
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
