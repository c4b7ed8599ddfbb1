import type { Database } from 'better-sqlite3';
import { markMissed, missedCampaigns } from './inventory.ts';
import { DELETED, intactRow, sealedRow, writeRow, type KeptKind, type KeptRow } from './kept-rows.ts';
import type { RawRow } from './seal.ts';

/** Something that is kept, as it was stored: plain data that whoever reads it checks. */
export type Kept = { readonly id: string; readonly data: unknown };

/** Statements on the table `kept`. A row that is not as it was written counts as none. */
export function keptStatements(db: Database, now: () => Date) {
  const one = db.prepare<[string, string], RawRow>('SELECT * FROM kept WHERE kind = ? AND id = ?');
  const all = db.prepare<[string], RawRow>('SELECT * FROM kept WHERE kind = ? ORDER BY id');
  const rows = db.prepare<[], RawRow>('SELECT * FROM kept');
  const campaign = db.prepare<[unknown]>('SELECT 1 FROM campaign WHERE id = ?');
  const rowOf = (kind: KeptKind, id: string): KeptRow | undefined => {
    const raw = one.get(kind, id);
    return raw && intactRow(raw);
  };
  const save = (kind: KeptKind, id: string, data: unknown): void => {
    const written = JSON.stringify(data);
    const before = rowOf(kind, id);
    if (before?.data === written) return;
    writeRow(db, sealedRow(kind, id, written, laterThan(before?.changed, now())));
  };
  return {
    /** Everything of a kind that was not deleted. */
    all: (kind: KeptKind): Kept[] =>
      all.all(kind).flatMap((raw) => {
        const row = intactRow(raw);
        return row === undefined || row.data === DELETED ? [] : { id: row.id, data: dataOf(row) };
      }),
    /** What is kept under an id: null if it was deleted, undefined if nothing ever was. */
    read(kind: KeptKind, id: string): unknown {
      const row = rowOf(kind, id);
      return row && dataOf(row);
    },
    /**
     * The damaged rows that players have not been told of yet, each once in the life of the database. Those that are made anew, because
     * their campaign is here, are not among them. @throws an error of SQLite
     */
    takeDamaged(): string[] {
      const told = missedCampaigns(db);
      const names = rows.all().flatMap((raw) => {
        const name = `${String(raw['kind'])} ${String(raw['id'])}`;
        const made = raw['kind'] === 'record' && campaign.get(raw['id']) !== undefined;
        return intactRow(raw) !== undefined || made || told.has(name) ? [] : name;
      });
      for (const name of names) markMissed(db, name);
      return names;
    },
    save,
    /** Deletes what is kept under an id, so that it does not come back from a copy. Does nothing where nothing is. */
    remove(kind: KeptKind, id: string): void {
      if (one.get(kind, id) !== undefined) save(kind, id, null);
    },
  };
}

const dataOf = ({ data }: KeptRow): unknown => JSON.parse(data);

/** When a change is made, which is after the one before even where the clock was set back. */
function laterThan(before: string | undefined, now: Date): string {
  const at = now.toISOString();
  return before === undefined || at > before ? at : new Date(Date.parse(before) + 1).toISOString();
}
