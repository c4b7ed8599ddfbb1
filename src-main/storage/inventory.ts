import type { Database } from 'better-sqlite3';
import { intactRows } from './kept-rows.ts';

/**
 * By campaign id, the number of its last log entry; -1 without entries. Campaigns known to be damaged are left out. And by kind and id,
 * when each thing that is kept beside them was changed last, in milliseconds.
 */
export type Inventory = ReadonlyMap<string, number>;

/** The inventory of a database of any version. @throws an error of SQLite if it cannot be read */
export function inventoryOf(db: Database): Inventory {
  const last = '(SELECT max(seq) FROM entry WHERE campaign = id)';
  const rows = db.prepare(`SELECT id, coalesce(${last}, -1) AS seq FROM campaign WHERE damage IS NULL`).all();
  const campaigns = (rows as { id: string; seq: number }[]).map(({ id, seq }) => [id, seq] as const);
  return new Map([...campaigns, ...keptInventory(db)]);
}

/** The part of the inventory that tells of the table `kept`. @throws an error of SQLite if it cannot be read */
export function keptInventory(db: Database): Inventory {
  return new Map(intactRows(db).map(({ kind, id, changed }) => [`${kind} ${id}`, Date.parse(changed)]));
}

/** Whether everything of the inventory is at least as long, or as new, in one of `others`, or was deleted by players. */
export function isCovered(inventory: Inventory, others: readonly Inventory[], deleted: ReadonlySet<string>): boolean {
  return [...inventory].every(([id, seq]) => deleted.has(id) || others.some((other) => (other.get(id) ?? -2) >= seq));
}

/** Ids of the campaigns that players deleted. @throws an error of SQLite */
export function deletedCampaigns(db: Database): Set<string> {
  return named(db, 'deleted');
}

/** Records that players deleted a campaign: it is not restored from a backup, and no backup is kept because of it. */
export function markDeleted(db: Database, campaign: string): void {
  mark(db, 'deleted', campaign);
}

/** Names of the damaged files that have been salvaged into this database. @throws an error of SQLite */
export function salvagedFiles(db: Database): Set<string> {
  return named(db, 'salvaged');
}

/** Records that a damaged file has been salvaged and need not be read again. */
export function markSalvaged(db: Database, file: string): void {
  mark(db, 'salvaged', file);
}

/** Names of the files set aside whose campaigns have been compared with those of this database. @throws an error of SQLite */
export function judgedFiles(db: Database): Set<string> {
  return named(db, 'judged');
}

/** Records that a file set aside has been compared and need only be read again when a campaign here is damaged. */
export function markJudged(db: Database, file: string): void {
  mark(db, 'judged', file);
}

/** Ids of campaigns, and names of other things, whose loss players have been told of. @throws an error of SQLite */
export function missedCampaigns(db: Database): Set<string> {
  return named(db, 'missed');
}

/** Records that players have been told that a campaign, or something else, is lost. */
export function markMissed(db: Database, campaign: string): void {
  mark(db, 'missed', campaign);
}

type Kind = 'deleted' | 'salvaged' | 'judged' | 'missed';

function named(db: Database, kind: Kind): Set<string> {
  return new Set(db.prepare('SELECT name FROM meta WHERE kind = ?').pluck().all(kind).map(String));
}

function mark(db: Database, kind: Kind, name: string): void {
  db.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?, datetime('now'))").run(kind, name);
}
