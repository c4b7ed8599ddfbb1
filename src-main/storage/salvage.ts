import { basename } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { openBroken } from './broken.ts';
import { readCopy } from './head-copy.ts';
import { deletedIn, markSalvaged } from './holdings.ts';
import { leftIncoming } from './incoming.ts';
import { soundness } from './seal.ts';
import { gatherStrays, type Row } from './strays.ts';
import { codeOf } from './trouble.ts';

/** What came out of a file: campaigns brought back from it or made longer, and those of which only the name is left. */
export type Salvaged = { readonly read: readonly string[]; readonly unreadable: readonly string[] };

type Broken = { readonly db: Database; readonly log: Log };

/**
 * Brings into `db` whatever can still be read of the file at `path`, which is not touched: a log that `db` has is only made
 * longer, never changed, and what players deleted stays deleted. What cannot be read stays in the list, and says so when
 * opened. With `mark`, `db` knows from then on that this has been done.
 * @throws where the disk does not give the bytes of the file, or does not take what is brought.
 */
export function salvage(path: string, db: Database, log: Log, mark?: string): Salvaged {
  const opened = openBroken(path);
  if (opened.length === 0) log.warn('salvage-found-nothing', { file: basename(path) });
  try {
    return db
      .transaction(() => {
        const brought = opened.map((broken) => bring({ db: broken, log }, db));
        if (mark !== undefined) markSalvaged(db, mark);
        return {
          read: brought.flatMap(({ read }) => read),
          unreadable: brought.flatMap(({ unreadable }) => unreadable),
        };
      })
      .immediate();
  } finally {
    for (const broken of opened) broken.close();
  }
}

function bring(broken: Broken, db: Database): Salvaged {
  for (const pack of everyRow(broken, 'pack')) insert(db, 'pack', pack);
  for (const setting of everyRow(broken, 'setting')) insert(db, 'setting', setting);
  const rows = new Map(everyRow(broken, 'campaign').map((row) => [String(row['id']), row]));
  // A row may be lost while its log still names it.
  const logs = everyLog(broken);
  for (const coming of leftIncoming(db)) logs.delete(coming);
  gatherStrays(rows, logs);
  const [ids, kept] = [new Set([...rows.keys(), ...logs.keys()]), new Set(column(db, 'SELECT id FROM campaign'))];
  const deleted = letGo(broken, db, kept);
  const [read, unreadable]: [string[], string[]] = [[], []];
  for (const id of ids) {
    if (deleted.has(id)) continue;
    const row = rows.get(id);
    const log = logs.get(id) ?? [];
    if (!kept.has(id)) insertCampaign(db, id, row);
    if (lengthen(broken, db, id, row, log)) read.push(id);
    if (!kept.has(id) && !isKnown(row, log)) unreadable.push(id);
  }
  return { read, unreadable };
}

/** Whether it can be told of a campaign what it was, and how it began. */
function isKnown(row: Row | undefined, log: readonly Row[]): boolean {
  const setup = log.find(({ seq }) => seq === 0);
  return setup !== undefined && (row !== undefined || readCopy(setup['move']) !== undefined);
}

/**
 * What players deleted, here and there. What they deleted there only goes here as well while the database is being put
 * together; in one that has been played in since, they have it back.
 */
function letGo(broken: Broken, db: Database, kept: Set<string>): ReadonlySet<string> {
  for (const row of rowsOf(broken, "SELECT * FROM meta WHERE kind = 'deleted'")) {
    const id = String(row['name']);
    if (kept.has(id) && !db.memory) continue;
    insert(db, 'meta', row);
    db.prepare('DELETE FROM campaign WHERE id = ?').run(id);
    kept.delete(id);
  }
  return deletedIn(db);
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

/** Every row of every log that can be read, by campaign: from either end, and not by keys, which may be damaged. */
function everyLog(broken: Broken): Map<string, Row[]> {
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
 * Adds what the broken file knows of a campaign beyond what `db` has, whatever is missing between: the campaign says so when
 * it is opened. Gives whether that was anything.
 */
function lengthen(broken: Broken, db: Database, id: string, row: Row | undefined, log: readonly Row[]): boolean {
  const [last, hash] = lastOf(db, id);
  // Two logs that parted ways are not to be made one.
  const same = log.find(({ seq }) => seq === last)?.['hash'];
  if (same !== undefined && same !== hash) return false;
  const longer = log.filter((entry) => Number(entry['seq']) > last && insert(db, 'entry', entry)).length > 0;
  for (const snapshot of rowsOf(broken, 'SELECT * FROM snapshot NOT INDEXED WHERE campaign = ?', id))
    insert(db, 'snapshot', snapshot);
  // A row is sealed as a whole; a damaged one is not taken where a sound one stands.
  if (longer && row !== undefined && soundness(row) !== 'damaged') stand(db, id, row);
  return longer;
}

function lastOf(db: Database, id: string): readonly [seq: number, hash: unknown] {
  const row = db.prepare('SELECT seq, hash FROM entry WHERE campaign = ? ORDER BY seq DESC LIMIT 1').get(id);
  const { seq = -1, hash } = (row ?? {}) as { seq?: number; hash?: unknown };
  return [seq, hash];
}

function stand(db: Database, id: string, row: Row): void {
  const known = column(db, "SELECT name FROM pragma_table_info('campaign')").filter((name) => name in row);
  const update = db.prepare(`UPDATE campaign SET ${known.map((name) => `${name} = ?`).join()} WHERE id = ?`);
  isTaken(() => update.run(...known.map((name) => row[name]), id));
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
