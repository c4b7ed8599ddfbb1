import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { migrate, MIGRATIONS } from './migrations.ts';

/** A copy of a database file in a folder of its own, and how to be rid of both. */
export type Copied = { readonly db: Database; readonly close: () => void };

const NAME = 'copy.db';
const TABLES = ['pack', 'campaign', 'entry', 'snapshot', 'setting'];
/** A file that was cut is filled up: no table may seem to begin behind its end. */
const LEAST_PAGES = 64;
const MAGIC = 'SQLite format 3\0';
const PAGE = 4096;
/** What every header of ours says from byte 16 on: size of a page, WAL, nothing reserved, fixed fractions. */
const HEADER = Buffer.from([PAGE >> 8, 0, 2, 2, 0, 64, 32, 32]);

/** Opens a copy of a database and its journal, which may be changed at will; `mend` is given it first. @throws where SQLite cannot. */
export function openCopy(path: string, mend: (copy: string) => void = () => undefined): Copied {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-copy-'));
  const copy = join(folder, NAME);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
    mend(copy);
    const db = new Sqlite(copy);
    const close = (): void => {
      db.close();
      remove();
    };
    return { db, close };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Opens a copy of a broken database so that as much as possible can be read; undefined where nothing can. */
export function openBroken(path: string): Copied | undefined {
  const ways: readonly (() => Copied)[] = [
    () => openCopy(path),
    () => openCopy(path, mendHeader),
    () => withTables(openCopy(path, mendHeader)),
  ];
  for (const way of ways) {
    let copied: Copied | undefined;
    try {
      copied = way();
      for (const table of TABLES) copied.db.prepare(`SELECT * FROM ${table}`);
      return copied;
    } catch {
      copied?.close();
    }
  }
  return undefined;
}

/** Writes the header anew that every database of ours has, and cuts or fills the file to whole pages. */
function mendHeader(path: string): void {
  const pages = Math.max(Math.ceil(statSync(path).size / PAGE), LEAST_PAGES);
  const file = openSync(path, 'r+');
  try {
    ftruncateSync(file, pages * PAGE);
    writeSync(file, MAGIC, 0, 'latin1');
    writeSync(file, HEADER, 0, HEADER.length, MAGIC.length);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(pages);
    writeSync(file, count, 0, 4, 28);
    // The count is believed where the number of the last change stands twice.
    readSync(file, count, 0, 4, 24);
    writeSync(file, count, 0, 4, 92);
  } finally {
    closeSync(file);
  }
}

/** Describes the tables anew as they must be, where the words for it are damaged. */
function withTables(copied: Copied): Copied {
  const { db } = copied;
  const sound = new Sqlite(':memory:');
  migrate(sound, 0, MIGRATIONS);
  const tables = sound.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").all();
  sound.close();
  db.unsafeMode(true);
  db.pragma('writable_schema = ON');
  const describe = db.prepare("UPDATE sqlite_schema SET sql = @sql WHERE name = @name AND type = 'table'");
  for (const table of tables) describe.run(table);
  db.prepare("DELETE FROM sqlite_schema WHERE type = 'trigger'").run();
  db.pragma('writable_schema = RESET');
  return copied;
}
