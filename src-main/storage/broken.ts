import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { migrate, MIGRATIONS, type Migration } from './migrations.ts';

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
  const ways: readonly (readonly [(copy: string) => void, (db: Database) => void])[] = [
    [nothing, describeTables],
    [mendHeader, describeTables],
    [mendFirstPage, nothing],
  ];
  let poor: Copied | undefined;
  for (const [mend, describe] of ways) {
    const copied = attempt(path, mend, describe);
    if (copied === undefined) continue;
    if (holdsCampaigns(copied.db)) {
      poor?.close();
      return copied;
    }
    if (poor === undefined) poor = copied;
    else copied.close();
  }
  return poor;
}

const nothing = (): void => undefined;

function attempt(path: string, mend: (copy: string) => void, describe: (db: Database) => void): Copied | undefined {
  let copied: Copied | undefined;
  try {
    copied = openCopy(path, mend);
    describe(copied.db);
    for (const table of TABLES) copied.db.prepare(`SELECT * FROM ${table}`);
    return copied;
  } catch {
    copied?.close();
    return undefined;
  }
}

/** Whether what stands where campaigns should are campaigns: a table may begin at a wrong page. */
function holdsCampaigns(db: Database): boolean {
  try {
    for (const seats of db.prepare('SELECT seats FROM campaign NOT INDEXED').pluck().iterate())
      if (typeof seats === 'string' && seats.startsWith('[')) return true;
  } catch {
    return false;
  }
  return false;
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

/** Writes the first page anew as it is in a new database: where the tables begin is the same in most. */
function mendFirstPage(path: string): void {
  const fresh = `${path}-fresh`;
  const db = new Sqlite(fresh);
  migrate(db, 0, MIGRATIONS);
  db.close();
  const file = openSync(path, 'r+');
  writeSync(file, readFileSync(fresh), 0, PAGE, 0);
  closeSync(file);
  mendHeader(path);
}

/** One line of a database's own description. */
export type Described = {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string | null;
};

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

/** Describes the tables of a copy anew as they must be: by their names or, for the one whose name is damaged, by what is left. */
function describeTables(db: Database): void {
  db.unsafeMode(true);
  db.pragma('writable_schema = ON');
  const version = Number(db.pragma('user_version', { simple: true }));
  const wanted = descriptions(version).filter(({ type }) => type !== 'trigger');
  const rows = db.prepare('SELECT rowid AS row, name FROM sqlite_schema WHERE rootpage > 0').all();
  const found = new Map((rows as { row: number; name: string }[]).map(({ row, name }) => [name, row]));
  const names = new Set(wanted.map(({ name }) => name));
  const strays = [...found].flatMap(([name, row]) => (names.has(name) ? [] : [row]));
  const update = db.prepare(
    'UPDATE sqlite_schema SET type = @type, name = @name, tbl_name = @tbl_name, sql = @sql WHERE rowid = @row',
  );
  for (const one of wanted) update.run({ ...one, row: found.get(one.name) ?? strays.shift() ?? -1 });
  db.prepare('DELETE FROM sqlite_schema WHERE rootpage = 0 OR rootpage IS NULL').run();
  db.pragma('writable_schema = RESET');
}
