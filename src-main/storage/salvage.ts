import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { openBroken } from './broken.ts';
import { leftIncoming } from './incoming.ts';
import { codeOf } from './trouble.ts';

/** What came out of a broken file: campaigns brought back from it, and those of which only the name is left. */
export type Salvaged = { readonly read: number; readonly unreadable: number };

type Row = Record<string, unknown>;
type Broken = { readonly db: Database; readonly log: Log };

/**
 * Brings into `db` (new, or a backup) whatever can still be read of the broken file at `path`, which is not touched: a
 * log that `db` has is only made longer, never changed. What cannot be read stays in the list, and says so when opened.
 */
export function salvage(path: string, db: Database, log: Log): Salvaged {
  const opened = openBroken(path);
  if (opened === undefined) return { read: 0, unreadable: 0 };
  const broken = { db: opened.db, log };
  try {
    return db.transaction(() => bring(broken, db)).immediate();
  } finally {
    opened.close();
  }
}

function bring(broken: Broken, db: Database): Salvaged {
  for (const pack of everyRow(broken, 'pack')) insert(db, 'pack', pack);
  for (const setting of everyRow(broken, 'setting')) insert(db, 'setting', setting);
  const rows = new Map(everyRow(broken, 'campaign').map((row) => [String(row['id']), row]));
  // A row may be lost while an index still names it.
  const coming = new Set(leftIncoming(db));
  const named = rowsOf(broken, 'SELECT DISTINCT campaign AS id FROM entry')
    .map(({ id }) => String(id))
    .filter((id) => !coming.has(id));
  const [ids, kept] = [new Set([...rows.keys(), ...named]), new Set(column(db, 'SELECT id FROM campaign'))];
  let [read, unreadable] = [0, 0];
  for (const id of ids) {
    const row = rows.get(id);
    const begun = rowsOf(broken, 'SELECT * FROM entry WHERE campaign = ? AND seq = 0', id).length > 0;
    if (row === undefined && kept.has(id)) continue;
    if (!kept.has(id)) insertCampaign(db, id, row);
    read += lengthen(broken, db, id, row) ? 1 : 0;
    unreadable += row === undefined || (!begun && !kept.has(id)) ? 1 : 0;
  }
  return { read, unreadable };
}

/** What is put in the list for a campaign of which nothing but its name is left. */
const LOST = {
  ...{ game: 'unknown', ruleset: 1, created: '', played: '', seats: '', level: 'table', options: '', seed: '' },
  ...{ pack: '', page: 0, curtain: '', glance: '' },
};

function insertCampaign(db: Database, id: string, row: Row | undefined): void {
  for (const known of [row, { id, ...LOST }]) {
    if (known === undefined) continue;
    // The row must name a pack; one that is lost is put there empty.
    insert(db, 'pack', { hash: known['pack'], game: known['game'], data: '' });
    if (insert(db, 'campaign', known)) return;
  }
}

/** Adds what the broken file knows of a campaign beyond what `db` has; whether that was anything. */
function lengthen(broken: Broken, db: Database, id: string, row: Row | undefined): boolean {
  const last = Number(db.prepare('SELECT coalesce(max(seq), -1) FROM entry WHERE campaign = ?').pluck().get(id));
  let next = last + 1;
  for (const entry of rowsOf(broken, 'SELECT * FROM entry WHERE campaign = ? AND seq > ? ORDER BY seq', id, last)) {
    if (entry['seq'] !== next || !insert(db, 'entry', entry)) break;
    next++;
  }
  for (const snapshot of rowsOf(broken, 'SELECT * FROM snapshot NOT INDEXED WHERE campaign = ?', id))
    insert(db, 'snapshot', snapshot);
  if (next > last + 1 && row !== undefined) stand(db, id, row);
  return next > last + 1;
}

function stand(db: Database, id: string, { page, curtain, glance, played }: Row): void {
  const update = db.prepare('UPDATE campaign SET page = ?, curtain = ?, glance = ?, played = ? WHERE id = ?');
  isTaken(() => update.run(page, curtain, glance, played, id));
}

/** Inserts a row with the columns both files know, unless one stands there. */
function insert(db: Database, table: string, row: Row): boolean {
  const known = new Set(column(db, `SELECT name FROM pragma_table_info('${table}')`));
  const columns = Object.keys(row).filter((name) => known.has(name));
  const places = columns.map(() => '?').join();
  const sql = `INSERT INTO ${table} (${columns.join()}) VALUES (${places}) ON CONFLICT DO NOTHING`;
  return isTaken(() => db.prepare(sql).run(...columns.map((name) => row[name])));
}

/** Whether a change was made; a value that the table does not take, because it was damaged, is left. */
function isTaken(change: () => { readonly changes: number }): boolean {
  try {
    return change().changes > 0;
  } catch (error) {
    if (codeOf(error)?.startsWith('SQLITE_CONSTRAINT') === true) return false;
    throw error;
  }
}

function column(db: Database, sql: string): string[] {
  return db.prepare(sql).pluck().all().map(String);
}

/** The rows of a table that can be read, from either end as far as that goes. */
function everyRow(broken: Broken, table: string): Row[] {
  const select = `SELECT rowid AS _row, * FROM ${table} NOT INDEXED ORDER BY rowid`;
  const found = new Map(
    [select, `${select} DESC`].flatMap((sql) => rowsOf(broken, sql)).map((row) => [row['_row'], row]),
  );
  return [...found.values()];
}

/** What a query gives until it meets a broken place. */
function rowsOf({ db, log }: Broken, sql: string, ...values: unknown[]): Row[] {
  const rows: Row[] = [];
  try {
    for (const row of db.prepare(sql).iterate(...values)) rows.push(row as Row);
  } catch (error) {
    log.warn('salvage-met-damage', { sqlite: codeOf(error) });
  }
  return rows;
}
