import type { Database } from 'better-sqlite3';

/** What a database holds: the number of the last entry of each campaign that is not known to be damaged. */
export type Holdings = ReadonlyMap<string, number>;

/** What a database of any version holds. @throws what SQLite says of one that cannot be read. */
export function holdingsOf(db: Database): Holdings {
  const last = '(SELECT max(seq) FROM entry WHERE campaign = id)';
  const rows = db.prepare(`SELECT id, coalesce(${last}, -1) AS seq FROM campaign WHERE damage IS NULL`).all();
  return new Map((rows as { id: string; seq: number }[]).map(({ id, seq }) => [id, seq]));
}

/** Whether all of a database stands in one of the others as well, or was deleted by players. */
export function isHeld(holdings: Holdings, others: readonly Holdings[], deleted: ReadonlySet<string>): boolean {
  return [...holdings].every(([id, seq]) => deleted.has(id) || others.some((other) => (other.get(id) ?? -2) >= seq));
}

/** The campaigns that players deleted. */
export function deletedIn(db: Database): Set<string> {
  return new Set(db.prepare("SELECT name FROM meta WHERE kind = 'deleted'").pluck().all().map(String));
}

/** Notes that players deleted a campaign: no copy is kept, or asked, for its sake any more. */
export function markDeleted(db: Database, campaign: string): void {
  mark(db, 'deleted', campaign);
}

/** The damaged files of which all that could be read has been brought here. */
export function salvagedIn(db: Database): Set<string> {
  return new Set(db.prepare("SELECT name FROM meta WHERE kind = 'salvaged'").pluck().all().map(String));
}

/** Notes that a damaged file need not be read again. */
export function markSalvaged(db: Database, file: string): void {
  mark(db, 'salvaged', file);
}

function mark(db: Database, kind: string, name: string): void {
  db.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?, datetime('now'))").run(kind, name);
}
