import Sqlite from 'better-sqlite3';

/** Changes a database with SQL behind the program's back, also rows that may only be appended; its schema stays as it was. */
export function tamper(path: string, sql: string): void {
  const db = new Sqlite(path);
  const triggers = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all();
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  for (const { name } of triggers as { name: string }[]) db.exec(`DROP TRIGGER ${name}`);
  db.exec(sql);
  for (const { sql: again } of triggers as { sql: string }[]) db.exec(again);
  db.close();
}
