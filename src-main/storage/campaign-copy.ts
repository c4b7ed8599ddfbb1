import type { Database } from 'better-sqlite3';
import {
  addRow,
  EMPTY_LOG,
  sealIn,
  standingOf,
  type LogChecksum,
  type LogRow,
  type RawRow,
  type Seal,
} from './seal.ts';
import { insertRow, insertRows, updateRow } from './raw-rows.ts';

/** Everything one file holds of a campaign, row by row and unchecked. */
export type CampaignCopy = {
  readonly id: string;
  readonly row: RawRow | undefined;
  readonly pack: RawRow | undefined;
  /** The log rows by number; some may be missing. */
  readonly log: readonly LogRow[];
  readonly snapshots: readonly RawRow[];
};

/**
 * How far a copy can be trusted. `whole`: row and log agree with the seal, and no damage is recorded. `unsealed`: it was last
 * written before seals were introduced, so only a replay can tell. `damaged`: anything else.
 */
export type Trust = 'whole' | 'unsealed' | 'damaged';

/** Marks in the column `damage` of campaigns nothing of which is damaged now. */
const HARMLESS_MARKS: ReadonlySet<string> = new Set(['campaign-shortened', 'campaign-from-copy', 'campaign-beside']);

/** Reads what a database holds of a campaign; undefined if there is nothing. @throws an error of SQLite if it cannot be read */
export function readCopy(db: Database, id: string): CampaignCopy | undefined {
  const row = db.prepare<[string], RawRow>('SELECT * FROM campaign WHERE id = ?').get(id);
  const log = db
    .prepare<[string], LogRow>('SELECT seq, kind, seat, move, hash, events FROM entry WHERE campaign = ? ORDER BY seq')
    .all(id);
  if (row === undefined && log.length === 0) return undefined;
  return {
    id,
    row,
    pack: db.prepare<[unknown], RawRow>('SELECT * FROM pack WHERE hash = ?').get(row?.['pack'] ?? ''),
    log,
    snapshots: db.prepare<[string], RawRow>('SELECT * FROM snapshot WHERE campaign = ? ORDER BY seq').all(id),
  };
}

/** The number of each campaign's last log row; -1 without any. @throws an error of SQLite */
export function lastEntries(db: Database): Map<string, number> {
  const last = '(SELECT max(seq) FROM entry WHERE campaign = id)';
  const rows = db.prepare(`SELECT id, coalesce(${last}, -1) AS last FROM campaign`).all();
  return new Map((rows as { id: string; last: number }[]).map(({ id, last: number }) => [id, number]));
}

/**
 * Writes everything of a copy but its log, with the columns that the database knows too; the campaign's own row, if there is one,
 * is written over. Returns whether all of it was written: rows that break a constraint are left out. Must be called inside a
 * transaction.
 */
export function writeHead(db: Database, { id, row, pack, snapshots }: Omit<CampaignCopy, 'log'>): boolean {
  if (pack !== undefined) insertRow(db, 'pack', pack);
  const own = { ...row, id };
  const begun = row !== undefined && (updateRow(db, 'campaign', own) || insertRow(db, 'campaign', own));
  const kept = snapshots.map((one) => ({ ...one, campaign: id }));
  return insertRows(db, 'snapshot', kept) === snapshots.length && begun;
}

/** Log rows that are written in one step. */
const WRITTEN_AT_A_TIME = 500;

/** Writes log rows of a campaign into a table, in short steps, each a transaction of its own. @throws an error of SQLite */
export function* writeInSteps(
  db: Database,
  table: 'entry' | 'staged',
  campaign: string,
  log: readonly LogRow[],
): Generator<undefined, void> {
  const write = db.transaction((rows: readonly RawRow[]) => void insertRows(db, table, rows));
  for (let from = 0; from < log.length; from += WRITTEN_AT_A_TIME) {
    yield;
    write(log.slice(from, from + WRITTEN_AT_A_TIME).map((row) => ({ ...row, campaign })));
  }
}

/** Writes a copy into a database that is nobody else's, in short steps; rows that break a constraint are left out. */
export function* writeCopy(db: Database, copy: CampaignCopy): Generator<undefined, void> {
  db.transaction(() => writeHead(db, copy))();
  yield* writeInSteps(db, 'entry', copy.id, copy.log);
}

/** Log rows that are summed in one step. */
const ROWS_AT_A_TIME = 250;

/** The running checksum of a log after each of its rows, by number, in short steps; ends before the first row that is missing. */
export function* runningSums(log: readonly LogRow[]): Generator<undefined, LogChecksum[]> {
  const sums: LogChecksum[] = [];
  for (const row of log) {
    if (row.seq !== sums.length) break;
    sums.push(addRow(sums.at(-1) ?? EMPTY_LOG, row));
    if (sums.length % ROWS_AT_A_TIME === 0) yield;
  }
  return sums;
}

/** How far a campaign's row and the running checksums of its whole log can be trusted. */
export function trustOf(row: RawRow | undefined, sums: readonly LogChecksum[], rows: number): Trust {
  if (row === undefined || rows === 0 || sums.length !== rows || !isUndamaged(row)) return 'damaged';
  const standing = standingOf(row);
  if (standing !== 'intact') return standing === 'unsealed' ? 'unsealed' : 'damaged';
  return meetsSeal(sums, sealIn(row)) ? 'whole' : 'damaged';
}

/** Whether a log with these running checksums is exactly the sealed one. */
export function meetsSeal(sums: readonly LogChecksum[], seal: Seal | undefined): boolean {
  const last = sums.at(-1);
  return seal !== undefined && last !== undefined && last.seq === seal.seq && last.log === seal.log;
}

/** Whether a row records no damage, or none that is left. */
function isUndamaged(row: RawRow): boolean {
  const code = markIn(row);
  return code === undefined || HARMLESS_MARKS.has(code);
}

/** The code of the damage that a row records; undefined without any, and empty if it cannot be read. */
export function markIn({ damage }: RawRow): string | undefined {
  if (damage === null || damage === undefined) return undefined;
  try {
    return String((JSON.parse(String(damage)) as { code?: unknown }).code);
  } catch {
    return '';
  }
}
