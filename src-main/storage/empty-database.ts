import Sqlite, { type Database } from 'better-sqlite3';
import { APPLICATION_ID } from './checks.ts';
import { migrate, MIGRATIONS } from './migrations.ts';

/** A new database in memory, without campaigns. */
export function emptyDatabase(): Database {
  const db = new Sqlite(':memory:');
  db.pragma(`application_id = ${APPLICATION_ID}`);
  migrate(db, 0, MIGRATIONS);
  return db;
}
