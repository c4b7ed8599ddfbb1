import { existsSync, readFileSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import { APPLICATION_ID, schemaOf, expectedSchema, inspect, normalizedRow } from './checks.ts';
import { isJournalBroken, withFramesOfSalt, withJournal } from './journal.ts';
import { repairJournal } from './journal-repair.ts';
import { framesCommitted, readJournalIndex, type JournalIndex } from './journal-index.ts';
import { deletedCampaigns, inventoryOf, isCovered } from './inventory.ts';
import { latest, migrate, MIGRATIONS } from './migrations.ts';
import { troubleOf } from './trouble.ts';

const TABLES = ['pack', 'campaign', 'entry', 'snapshot', 'setting'];
/** A truncated file is padded to this many pages, so that no table starts behind its end. */
const MIN_PAGES = 64;
const MAGIC = 'SQLite format 3\0';
const PAGE_SIZE = 4096;
/**
 * Header fields that are the same in every database of ours: offset, length and value
 * (https://sqlite.org/fileformat2.html#the_database_header).
 */
const HEADER: readonly (readonly [at: number, bytes: 1 | 2 | 4, value: number])[] = [
  // Page size, reserved bytes, payload fractions (20 to 23), schema format, text encoding, application id.
  [16, 2, PAGE_SIZE],
  [20, 1, 0],
  [21, 1, 64],
  [22, 1, 32],
  [23, 1, 32],
  [44, 4, 4],
  [56, 4, 1],
  [68, 4, APPLICATION_ID],
];
/** Header fields we do not use, for which 0 is right: cache size and vacuum settings, reserved bytes. */
const UNUSED: readonly (readonly [from: number, to: number])[] = [
  [48, 56],
  [64, 68],
  [72, 92],
];

/** The bytes of a database file, of its journal, and of the database with the journal applied. */
type DatabaseBytes = { readonly file: Buffer; readonly journal: Buffer; readonly whole: Buffer };

/** Reads the database at `path` and its journal; a missing file counts as empty. @throws an error of the file system */
export function readDatabaseBytes(path: string): DatabaseBytes {
  const [file, journal] = [readIfThere(path), readIfThere(`${path}-wal`)];
  return { file, journal, whole: withJournal(file, journal) };
}

/** The bytes of a file; none if it does not exist. @throws an error of the file system */
export const readIfThere = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));

/** What the index of the journal of the database at `path` says. @throws an error of the file system */
export const journalIndexOf = (path: string): JournalIndex | undefined => readJournalIndex(readIfThere(`${path}-shm`));

/** Opens a copy of the bytes as a database in memory, which needs no disk space and may be changed. @throws an error of SQLite */
export function openInMemory(bytes: Buffer): Database {
  const copy = Buffer.from(bytes);
  // Bytes 18 and 19 at 1: not in WAL mode, which a database in memory cannot be.
  if (copy.length >= PAGE_SIZE) copy.fill(1, 18, 20);
  return new Sqlite(copy);
}

/** Opens an intact database in memory and migrates it. @throws StorageError or an error of SQLite if it is not intact */
export function openIntact(bytes: Buffer): Database {
  const db = openInMemory(bytes);
  try {
    migrate(db, inspect(db), MIGRATIONS);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Whether the journal of an intact database is damaged or belongs to another file: applying it would lose entries that
 * players did not delete. SQLite checks neither. `index` is what its index file said before anything was opened.
 * @throws an error of the file system
 */
export function hasForeignJournal(path: string, index: JournalIndex | undefined): boolean {
  const bytes = readDatabaseBytes(path);
  // If the journal changed while it was read, another Caravel is writing, and the journal is right.
  if (bytes.journal.length === 0 || !readIfThere(`${path}-wal`).equals(bytes.journal)) return false;
  return isJournalBroken(bytes.journal, framesCommitted(index, bytes.journal)) || journalHidesCampaigns(bytes);
}

function journalHidesCampaigns({ file, whole }: DatabaseBytes): boolean {
  const [alone, both] = [attempt(() => openIntact(file)), attempt(() => openIntact(whole))];
  try {
    if (alone === undefined || both === undefined) return false;
    return !isCovered(inventoryOf(alone), [inventoryOf(both)], deletedCampaigns(both));
  } finally {
    for (const db of [alone, both]) db?.close();
  }
}

/**
 * Opens a damaged database in memory in every way in which it can be read.
 * @throws an error of the file system if its bytes cannot be read
 */
export function openDamaged(path: string): Database[] {
  const { file, journal } = readDatabaseBytes(path);
  return [...openVariants(file, journal)];
}

/**
 * Opens the bytes of a database and of its journal in memory in every way in which they can be read: with the journal once
 * flipped bits in it are put right, with the journal as SQLite takes it, with all frames of its salt, with those of them that fit,
 * and without it, because it may belong to another file. Where none is intact, there is one best repaired database for each reading
 * whose schema can be repaired.
 */
export function* openVariants(file: Buffer, journal: Buffer): Generator<Database> {
  const bySalt = [true, false].map((fitting) => withFramesOfSalt(file, journal, fitting));
  const mended = withJournal(file, repairJournal(file, journal));
  const readings = distinct([mended, withJournal(file, journal), ...bySalt, file]);
  const versions = MIGRATIONS.map(({ to }) => to).reverse();
  let intact = 0;
  const damaged: Buffer[] = [];
  for (const bytes of readings) {
    const db = attempt(() => openIntact(bytes));
    if (db === undefined) damaged.push(bytes);
    else {
      intact++;
      yield db;
    }
  }
  const [first = file] = readings;
  for (const version of intact > 0 ? [] : versions) {
    const db = attempt(() => openIntact(repairHeader(first, 1, version)));
    if (db === undefined) continue;
    intact++;
    yield db;
  }
  // A database alone that is not intact beside one that is belongs to the journal.
  for (const bytes of intact > 0 ? damaged.filter((one) => one !== file) : damaged) {
    const best = openBest(bytes);
    if (best !== undefined) yield best;
  }
}

function distinct(all: readonly Buffer[]): Buffer[] {
  return all.filter((one, index) => !all.slice(0, index).some((other) => other.equals(one)));
}

function openBest(whole: Buffer): Database | undefined {
  const ways: readonly (() => Database)[] = [
    () => restoreSchema(openInMemory(whole)),
    () => restoreSchema(openInMemory(repairHeader(whole))),
    () => openInMemory(replaceFirstPage(whole)),
  ];
  let fallback: Database | undefined;
  for (const way of ways) {
    const db = attempt(way);
    if (db === undefined) continue;
    if (holdsCampaigns(db)) {
      fallback?.close();
      return db;
    }
    if (fallback === undefined) fallback = db;
    else db.close();
  }
  return fallback;
}

/** The database that `way` opens, or undefined if it cannot be opened or lacks a table. */
export function attempt(way: () => Database): Database | undefined {
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

/** Whether the rows of `campaign` are campaigns: the table may point to a wrong page. */
function holdsCampaigns(db: Database): boolean {
  try {
    for (const seats of db.prepare('SELECT seats FROM campaign NOT INDEXED').pluck().iterate())
      if (typeof seats === 'string' && seats.startsWith('[')) return true;
  } catch {
    return false;
  }
  return false;
}

/** The bytes with every known header field set, padded to whole pages and at least `least` of them. */
function repairHeader(bytes: Buffer, least = MIN_PAGES, version = latest(MIGRATIONS)): Buffer {
  const pages = Math.max(Math.ceil(bytes.length / PAGE_SIZE), least);
  const mended = Buffer.alloc(pages * PAGE_SIZE);
  bytes.copy(mended);
  mended.write(MAGIC, 'latin1');
  for (const [at, length, value] of HEADER) mended.writeUIntBE(value, at, length);
  for (const [from, to] of UNUSED) mended.fill(0, from, to);
  mended.writeUInt32BE(pages, 28);
  // SQLite trusts the page count only if bytes 92 to 95 repeat the change counter at 24.
  mended.copy(mended, 92, 24, 28);
  mended.writeUInt32BE(version, 60);
  return mended;
}

/** The bytes with the first page of a new database: in most databases the tables start at the same pages. */
function replaceFirstPage(bytes: Buffer): Buffer {
  const fresh = new Sqlite(':memory:');
  migrate(fresh, 0, MIGRATIONS);
  const first = fresh.serialize().subarray(0, PAGE_SIZE);
  fresh.close();
  return repairHeader(Buffer.concat([first, bytes.subarray(PAGE_SIZE)]));
}

/** Rewrites the schema as it must be. Rows are matched by name; one whose name is damaged takes a description left over. */
function restoreSchema(db: Database): Database {
  try {
    db.unsafeMode(true);
    db.pragma('writable_schema = ON');
    const wanted = closestSchema(db).filter(({ type }) => type !== 'trigger');
    const rows = db.prepare('SELECT rowid AS row, name FROM sqlite_schema WHERE rootpage > 0').all();
    const found = new Map((rows as { row: number; name: string }[]).map(({ row, name }) => [name, row]));
    const names = new Set(wanted.map(({ name }) => name));
    const unmatched = [...found].flatMap(([name, row]) => (names.has(name) ? [] : [row]));
    const update = db.prepare(
      'UPDATE sqlite_schema SET type = @type, name = @name, tbl_name = @tbl_name, sql = @sql WHERE rowid = @row',
    );
    for (const one of wanted) update.run({ ...one, row: found.get(one.name) ?? unmatched.shift() ?? -1 });
    db.prepare('DELETE FROM sqlite_schema WHERE rootpage = 0 OR rootpage IS NULL').run();
    db.pragma('writable_schema = RESET');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The schema of the version that the database matches best: the version in its header may be damaged. */
function closestSchema(db: Database) {
  const there = new Set(schemaOf(db).map(normalizedRow));
  const alike = MIGRATIONS.map(({ to }) => {
    const rows = expectedSchema(to);
    const same = rows.filter((row) => there.has(normalizedRow(row))).length;
    return { rows, same };
  });
  return alike.reduce((best, next) => (next.same >= best.same ? next : best)).rows;
}
