import { basename } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { openDamaged } from './open-damaged.ts';
import { readHeadCopy } from './head-copy.ts';
import { deletedCampaigns, markSalvaged } from './inventory.ts';
import { unfinishedImports } from './import-statements.ts';
import { mergeRow } from './kept-rows.ts';
import { standingOf } from './seal.ts';
import { repairCampaignIds, type Row } from './repair-ids.ts';
import { columnOf, insertRow, tryWrite } from './raw-rows.ts';
import { errorCode } from './trouble.ts';

/** Ids of the campaigns restored or extended from a file, and of those of which only the id was left. */
export type Salvaged = { readonly read: readonly string[]; readonly unreadable: readonly string[] };

type DamagedDatabase = { readonly db: Database; readonly log: Log };

/**
 * Copies into `db` whatever can be read of the database file at `path`, which is not changed. Logs in `db` are only
 * extended, never changed, and campaigns that players deleted stay deleted. A campaign that cannot be read is listed; opening
 * it reports the damage. `mark` is the file name to record in `db` as salvaged, if any.
 * @throws an error of the file system if the file cannot be read, or of SQLite if `db` cannot be written
 */
export function salvage(path: string, db: Database, log: Log, mark?: string): Salvaged {
  const opened = openDamaged(path);
  if (opened.length === 0) log.warn('salvage-found-nothing', { file: basename(path) });
  try {
    return db
      .transaction(() => {
        const salvaged = opened.map((damaged) => copyRows({ db: damaged, log }, db));
        if (mark !== undefined) markSalvaged(db, mark);
        return {
          read: salvaged.flatMap(({ read }) => read),
          unreadable: salvaged.flatMap(({ unreadable }) => unreadable),
        };
      })
      .immediate();
  } finally {
    for (const damaged of opened) damaged.close();
  }
}

function copyRows(broken: DamagedDatabase, db: Database): Salvaged {
  for (const pack of readRows(broken, 'pack')) insertRow(db, 'pack', pack);
  for (const setting of readRows(broken, 'setting')) insertRow(db, 'setting', setting);
  for (const row of readKept(broken)) mergeRow(db, row);
  const rows = new Map(readRows(broken, 'campaign').map((row) => [String(row['id']), row]));
  // A campaign's row may be lost while its log is left.
  const logs = readLogs(broken);
  for (const id of unfinishedImports(db)) logs.delete(id);
  repairCampaignIds(rows, logs);
  const [ids, kept] = [new Set([...rows.keys(), ...logs.keys()]), new Set(columnOf(db, 'SELECT id FROM campaign'))];
  const deleted = copyDeletions(broken, db, kept);
  const [read, unreadable]: [string[], string[]] = [[], []];
  for (const id of ids) {
    if (deleted.has(id)) continue;
    const row = rows.get(id);
    const log = logs.get(id) ?? [];
    if (!kept.has(id)) insertCampaign(db, id, row);
    if (addEntries(broken, db, id, row, log)) read.push(id);
    if (!kept.has(id) && !isRecognizable(row, log)) unreadable.push(id);
  }
  return { read, unreadable };
}

/** Whether a campaign's set-up and its head are left. */
function isRecognizable(row: Row | undefined, log: readonly Row[]): boolean {
  const setup = log.find(({ seq }) => seq === 0);
  return setup !== undefined && (row !== undefined || readHeadCopy(setup['move']) !== undefined);
}

/**
 * Copies the record of deleted campaigns and returns all deleted ids. A campaign deleted only in the damaged file is deleted
 * in `db` too, but only while `db` is being rebuilt in memory: in a database in use, players have restored and played it.
 */
function copyDeletions(broken: DamagedDatabase, db: Database, kept: Set<string>): ReadonlySet<string> {
  for (const row of rowsOf(broken, "SELECT * FROM meta WHERE kind = 'deleted'")) {
    const id = String(row['name']);
    if (kept.has(id) && !db.memory) continue;
    insertRow(db, 'meta', row);
    db.prepare('DELETE FROM campaign WHERE id = ?').run(id);
    kept.delete(id);
  }
  return deletedCampaigns(db);
}

/** The row for a campaign of which only the id is left. */
const LOST_CAMPAIGN = {
  ...{ game: 'unknown', ruleset: 1, created: '', played: '', seats: '', level: 'table', options: '', seed: '' },
  ...{ pack: '', page: 0, curtain: '', glance: '' },
};

function insertCampaign(db: Database, id: string, row: Row | undefined): void {
  for (const known of [row, { id, ...LOST_CAMPAIGN }]) {
    if (known === undefined) continue;
    // The row must refer to a pack; a lost one is replaced by an empty one.
    insertRow(db, 'pack', { hash: known['pack'], game: known['game'], data: '' });
    if (insertRow(db, 'campaign', known)) return;
  }
}

/** Every log row that can be read, by campaign id. Read from both ends, and not by key, because keys may be damaged. */
function readLogs(broken: DamagedDatabase): Map<string, Row[]> {
  const logs = new Map<string, Map<unknown, Row>>();
  for (const order of ['', ' ORDER BY campaign DESC, seq DESC'])
    for (const row of rowsOf(broken, `SELECT * FROM entry${order}`)) {
      const [id, seq] = [String(row['campaign']), row['seq']];
      const log = logs.get(id) ?? new Map<unknown, Row>();
      if (!log.has(seq)) log.set(seq, row);
      logs.set(id, log);
    }
  return new Map([...logs].map(([id, log]) => [id, [...log.values()]]));
}

/**
 * Adds the entries and snapshots that `db` lacks, even if some between them are missing; opening the campaign reports that.
 * Returns whether any entry was added.
 */
function addEntries(
  broken: DamagedDatabase,
  db: Database,
  id: string,
  row: Row | undefined,
  log: readonly Row[],
): boolean {
  const [last, hash] = lastOf(db, id);
  // Logs that differ at their common entry must not be merged.
  const same = log.find(({ seq }) => seq === last)?.['hash'];
  if (same !== undefined && same !== hash) return false;
  const longer = log.filter((entry) => Number(entry['seq']) > last && insertRow(db, 'entry', entry)).length > 0;
  for (const snapshot of rowsOf(broken, 'SELECT * FROM snapshot NOT INDEXED WHERE campaign = ?', id))
    insertRow(db, 'snapshot', snapshot);
  // A damaged row must not replace an intact one.
  if (longer && row !== undefined && standingOf(row) !== 'damaged') updateCampaign(db, id, row);
  return longer;
}

function lastOf(db: Database, id: string): readonly [seq: number, hash: unknown] {
  const row = db.prepare('SELECT seq, hash FROM entry WHERE campaign = ? ORDER BY seq DESC LIMIT 1').get(id);
  const { seq = -1, hash } = (row ?? {}) as { seq?: number; hash?: unknown };
  return [seq, hash];
}

function updateCampaign(db: Database, id: string, row: Row): void {
  const known = columnOf(db, "SELECT name FROM pragma_table_info('campaign')").filter((name) => name in row);
  const update = db.prepare(`UPDATE campaign SET ${known.map((name) => `${name} = ?`).join()} WHERE id = ?`);
  tryWrite(() => update.run(...known.map((name) => row[name]), id));
}

/** What can be read of the table `kept`, from both ends. Its version may be one without. */
function readKept(broken: DamagedDatabase): Row[] {
  const known = rowsOf(broken, "SELECT 1 FROM sqlite_schema WHERE name = 'kept'").length > 0;
  return (known ? ['', ' ORDER BY kind DESC, id DESC'] : []).flatMap((order) =>
    rowsOf(broken, `SELECT * FROM kept${order}`),
  );
}

/** The rows of a table that can be read, from both ends up to the damage. */
function readRows(broken: DamagedDatabase, table: string): Row[] {
  const select = `SELECT rowid AS _row, * FROM ${table} NOT INDEXED ORDER BY rowid`;
  const found = new Map(
    [select, `${select} DESC`].flatMap((sql) => rowsOf(broken, sql)).map((row) => [row['_row'], row]),
  );
  return [...found.values()];
}

/** The rows of a query up to the first that cannot be read. */
function rowsOf({ db, log }: DamagedDatabase, sql: string, ...values: unknown[]): Row[] {
  const rows: Row[] = [];
  try {
    for (const row of db.prepare(sql).iterate(...values)) rows.push(row as Row);
  } catch (error) {
    log.warn('salvage-met-damage', { sqlite: errorCode(error) });
  }
  return rows;
}
