import Sqlite from 'better-sqlite3';

/** The log rows of campaigns as texts, by campaign and number. */
export type LogRows = ReadonlyMap<string, ReadonlyMap<number, string>>;

/**
 * Every log row of a database that plain SQLite can read, from both ends up to the first damage. The copy of the head in the first
 * row is left out: it differs where a copy is offered beside its campaign.
 */
export function logRowsOf(path: string): LogRows {
  const found = new Map<string, Map<number, string>>();
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(path, { readonly: true });
    for (const order of ['ASC', 'DESC']) collect(db, order, found);
  } catch {
    // What cannot be read is not there.
  } finally {
    db?.close();
  }
  return found;
}

type Row = { readonly campaign: string; readonly seq: number } & Readonly<Record<string, unknown>>;

function collect(db: Sqlite.Database, order: string, found: Map<string, Map<number, string>>): void {
  const rows = db.prepare(`SELECT * FROM entry ORDER BY campaign ${order}, seq ${order}`).iterate();
  try {
    for (const row of rows as IterableIterator<Row>) {
      const { campaign, seq, kind, seat, move, hash, events } = row;
      const log = found.get(campaign) ?? new Map<number, string>();
      log.set(seq, JSON.stringify([kind, seat, seq === 0 ? null : move, hash, events]));
      found.set(campaign, log);
    }
  } catch {
    return;
  }
}

/** How many rows from the first on two logs share. */
export function sharedLength(one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): number {
  let length = 0;
  while (one.has(length) && one.get(length) === other.get(length)) length++;
  return length;
}

/** How far each campaign of `truth` can be told from the whole rows of several files. */
export function heldBy(truth: LogRows, files: readonly LogRows[]): Map<string, number> {
  return new Map(
    [...truth].map(([id, log]) => [
      id,
      heldOf(
        log,
        files.map((file) => file.get(id)),
      ),
    ]),
  );
}

function heldOf(
  log: ReadonlyMap<number, string>,
  copies: readonly (ReadonlyMap<number, string> | undefined)[],
): number {
  let length = 0;
  while (log.has(length) && copies.some((copy) => copy?.get(length) === log.get(length))) length++;
  return length;
}

/** The same, told from bytes: a row is whole where its move, its hash and the beginning of its events stand in a file. */
export function heldInBytes(truth: LogRows, files: readonly Buffer[]): Map<string, number> {
  const isThere = (row: string | undefined): boolean => {
    const [, , move, hash, events] = JSON.parse(row ?? '[]') as (string | null | undefined)[];
    const text = `${move ?? ''}${hash ?? ''}${(events ?? '').slice(0, 100)}`;
    return files.some((file) => file.includes(text));
  };
  return new Map(
    [...truth].map(([id, log]) => {
      let length = 0;
      while (log.has(length) && isThere(log.get(length))) length++;
      return [id, length];
    }),
  );
}
