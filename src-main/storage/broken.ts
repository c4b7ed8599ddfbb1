import { existsSync, readFileSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import { APPLICATION_ID, described, descriptions, inspect, wordsOf } from './checks.ts';
import { isJournalBroken, withJournal } from './journal.ts';
import { deletedIn, holdingsOf, isHeld } from './holdings.ts';
import { latest, migrate, MIGRATIONS } from './migrations.ts';
import { troubleOf } from './trouble.ts';

const TABLES = ['pack', 'campaign', 'entry', 'snapshot', 'setting'];
/** A file that was cut is filled up: no table may seem to begin behind its end. */
const LEAST_PAGES = 64;
const MAGIC = 'SQLite format 3\0';
const PAGE = 4096;
/** What every header of ours says: numbers of one, two or four bytes, and where they stand. */
const HEADER: readonly (readonly [at: number, bytes: 1 | 2 | 4, value: number])[] = [
  // Size of a page, nothing reserved in it, fixed fractions, format of the descriptions, encoding.
  [16, 2, PAGE],
  [20, 1, 0],
  [21, 1, 64],
  [22, 1, 32],
  [23, 1, 32],
  [44, 4, 4],
  [56, 4, 1],
  [68, 4, APPLICATION_ID],
];
/** What is of no use to us, and stands for nothing where it is 0: sizes and kinds of vacuum, what is reserved. */
const UNUSED: readonly (readonly [from: number, to: number])[] = [
  [48, 56],
  [64, 68],
  [72, 92],
];

/** The bytes of a database file, of its journal, and what both come to. */
type Bytes = { readonly file: Buffer; readonly journal: Buffer; readonly whole: Buffer };

/** Reads them. @throws where the disk does not give them. */
export function bytesOf(path: string): Bytes {
  const [file, journal] = [read(path), read(`${path}-wal`)];
  return { file, journal, whole: withJournal(file, journal) };
}

const read = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));

/** Opens bytes as a database in memory, which needs no room on any disk and may be changed at will. @throws where SQLite cannot. */
export function openBytes(bytes: Buffer): Database {
  const copy = Buffer.from(bytes);
  // In memory there is no journal beside the file.
  if (copy.length >= PAGE) copy.fill(1, 18, 20);
  return new Sqlite(copy);
}

/** Opens a copy in memory of a database that is sound, brought up to date. @throws StorageError, or what SQLite says. */
export function openSound(bytes: Buffer): Database {
  const db = openBytes(bytes);
  try {
    migrate(db, inspect(db), MIGRATIONS);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Whether the journal of a sound database is damaged, or another file's: whether it takes something away that players did
 * not delete. SQLite asks neither.
 */
export function hasStrangeJournal(path: string): boolean {
  const bytes = bytesOf(path);
  // Another Caravel that writes meanwhile knows its journal.
  if (bytes.journal.length === 0 || !read(`${path}-wal`).equals(bytes.journal)) return false;
  return isJournalBroken(bytes.journal) || hidesAny(bytes);
}

function hidesAny({ file, whole }: Bytes): boolean {
  const [alone, both] = [attempt(() => openSound(file)), attempt(() => openSound(whole))];
  try {
    if (alone === undefined || both === undefined) return false;
    return !isHeld(holdingsOf(alone), [holdingsOf(both)], deletedIn(both));
  } finally {
    for (const db of [alone, both]) db?.close();
  }
}

/**
 * Opens copies of a broken database from which as much as possible can be read, the best first; none where nothing can.
 * Best is what is sound, with the journal or without: it may be another file's.
 * @throws where the disk does not give its bytes.
 */
export function openBroken(path: string): Database[] {
  const { file, whole } = bytesOf(path);
  const versions = MIGRATIONS.map(({ to }) => to).reverse();
  for (const readings of [[...new Set([whole, file])], versions.map((version) => mendHeader(whole, 1, version))]) {
    const sound = readings.flatMap((bytes) => attempt(() => openSound(bytes)) ?? []);
    if (sound.length > 0) return sound;
  }
  const best = openBest(whole);
  return best === undefined ? [] : [best];
}

function openBest(whole: Buffer): Database | undefined {
  const ways: readonly (() => Database)[] = [
    () => describeTables(openBytes(whole)),
    () => describeTables(openBytes(mendHeader(whole))),
    () => openBytes(mendFirstPage(whole)),
  ];
  let poor: Database | undefined;
  for (const way of ways) {
    const db = attempt(way);
    if (db === undefined) continue;
    if (holdsCampaigns(db)) {
      poor?.close();
      return db;
    }
    if (poor === undefined) poor = db;
    else db.close();
  }
  return poor;
}

/** What a way leads to, where there is something to be read in the end. */
function attempt(way: () => Database): Database | undefined {
  let db: Database | undefined;
  try {
    db = way();
    for (const table of TABLES) db.prepare(`SELECT * FROM ${table}`);
    return db;
  } catch (error) {
    db?.close();
    if (troubleOf(error) === undefined) throw error;
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

/** The bytes with the header that every database of ours has, filled up to whole pages. */
function mendHeader(bytes: Buffer, least = LEAST_PAGES, version = latest(MIGRATIONS)): Buffer {
  const pages = Math.max(Math.ceil(bytes.length / PAGE), least);
  const mended = Buffer.alloc(pages * PAGE);
  bytes.copy(mended);
  mended.write(MAGIC, 'latin1');
  for (const [at, length, value] of HEADER) mended.writeUIntBE(value, at, length);
  for (const [from, to] of UNUSED) mended.fill(0, from, to);
  mended.writeUInt32BE(pages, 28);
  // The count is believed where the number of the last change stands twice.
  mended.copy(mended, 92, 24, 28);
  mended.writeUInt32BE(version, 60);
  return mended;
}

/** The bytes with the first page of a new database: where the tables begin is the same in most. */
function mendFirstPage(bytes: Buffer): Buffer {
  const fresh = new Sqlite(':memory:');
  migrate(fresh, 0, MIGRATIONS);
  const first = fresh.serialize().subarray(0, PAGE);
  fresh.close();
  return mendHeader(Buffer.concat([first, bytes.subarray(PAGE)]));
}

/** Describes the tables of a copy anew as they must be: by their names or, for the one whose name is damaged, by what is left. */
function describeTables(db: Database): Database {
  try {
    db.unsafeMode(true);
    db.pragma('writable_schema = ON');
    const wanted = bestDescription(db).filter(({ type }) => type !== 'trigger');
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
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The description of the version that a database looks most like: the number in its header may be damaged. */
function bestDescription(db: Database) {
  const there = new Set(described(db).map(wordsOf));
  const alike = MIGRATIONS.map(({ to }) => {
    const rows = descriptions(to);
    const same = rows.filter((row) => there.has(wordsOf(row))).length;
    return { rows, same };
  });
  return alike.reduce((best, next) => (next.same >= best.same ? next : best)).rows;
}
