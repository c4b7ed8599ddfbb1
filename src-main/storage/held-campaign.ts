import type { Database } from 'better-sqlite3';
import { hashValue } from '#engine/kernel/hash.ts';
import { meetsSeal, trustOf, type Trust } from './campaign-copy.ts';
import { addRow, EMPTY_LOG, sealIn, type LogChecksum, type LogRow, type RawRow } from './seal.ts';

/** Log rows that are read in one step. */
const ROWS_AT_A_TIME = 250;

/** What a file holds of a campaign. */
export type Held = {
  readonly trust: Trust;
  /** Whether its log is the one that its seal was made of; also where it has no seal that can be read. */
  readonly isAsSealed: boolean;
  /** The running checksums of its log, by number; they end before the first row that is missing. */
  readonly sums: readonly LogChecksum[];
  /** The hash in each log row, by number. */
  readonly hashes: ReadonlyMap<number, string>;
  /** The number of its last log row; -1 without any. */
  readonly last: number;
};

/** Looks at a campaign of a file, a few rows in each step. @throws an error of SQLite */
export function* heldIn(db: Database, id: string): Generator<undefined, Held> {
  const rows = db.prepare<[string, number, number], LogRow>(
    'SELECT seq, kind, seat, move, hash, events FROM entry WHERE campaign = ? AND seq > ? ORDER BY seq LIMIT ?',
  );
  const sums: LogChecksum[] = [];
  const hashes = new Map<number, string>();
  for (let [last, count] = [-1, 0]; ;) {
    const some = rows.all(id, last, ROWS_AT_A_TIME);
    for (const one of some) {
      hashes.set(one.seq, one.hash);
      if (one.seq === sums.length) sums.push(addRow(sums.at(-1) ?? EMPTY_LOG, one));
    }
    [last, count] = [some.at(-1)?.seq ?? last, count + some.length];
    if (some.length < ROWS_AT_A_TIME) {
      // The row is read together with the end of the log, which may have grown in the meantime.
      const row = db.prepare<[string], RawRow>('SELECT * FROM campaign WHERE id = ?').get(id);
      const seal = row && sealIn(row);
      const isAsSealed = seal === undefined || (sums.length === count && meetsSeal(sums, seal));
      return { trust: trustOf(row, sums, count), isAsSealed, sums, hashes, last };
    }
    yield;
  }
}

/**
 * Whether a file holds what the seal of a campaign does not cover: its pack and, where newer rules took it over, the position from
 * which it is replayed. `packs` keeps which packs of the file can be read. @throws an error of SQLite
 */
export function isIntactIn(db: Database, id: string, packs: Map<string, boolean>): boolean {
  const row = db.prepare<[string], RawRow>('SELECT * FROM campaign WHERE id = ?').get(id);
  if (row === undefined) return false;
  const { pack, floor } = row;
  const data = (): unknown => db.prepare('SELECT data FROM pack WHERE hash = ?').pluck().get(pack);
  const readable = packs.get(String(pack)) ?? hashOf(data()) === pack;
  packs.set(String(pack), readable);
  if (!readable || floor === null) return readable;
  const base = db.prepare('SELECT hash, state FROM snapshot WHERE campaign = ? AND seq = ?').get(id, floor);
  const { hash, state } = (base ?? {}) as { hash?: string; state?: string };
  return hash !== undefined && hashOf(state) === hash;
}

/** The hash of a value stored as JSON; undefined if it cannot be read. */
function hashOf(json: unknown): string | undefined {
  try {
    return hashValue(JSON.parse(String(json)));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
