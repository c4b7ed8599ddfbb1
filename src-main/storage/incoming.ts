import type { Database } from 'better-sqlite3';
import type { Message } from '#main/contract/messages.ts';
import { packStatements } from './pack-statements.ts';
import type { CampaignHead } from './rows.ts';
import type { LogRow, LogSum } from './seal.ts';
import type { SetUp, CampaignPosition } from './shapes.ts';
import { campaignStatements, logStatements } from './statements.ts';
import { StorageError } from './trouble.ts';

/** A row of the log, the set-up's apart, and a row of the snapshots, as the database holds them. */
export type EntryRow = LogRow;
export type SnapshotRow = { readonly seq: number; readonly hash: string; readonly state: string };
/** Some rows of a campaign, few enough to be written without anybody waiting for it. */
export type Piece = { readonly entries: readonly EntryRow[]; readonly snapshots: readonly SnapshotRow[] };

/** What makes a campaign of the rows that have come: the rest of it, how many entries there must be, and the sum over its log. */
export type Arrival = {
  readonly head: Omit<CampaignHead, 'id'>;
  /** The data it is played with, as JSON. */
  readonly pack: string;
  readonly standing: CampaignPosition;
  readonly setup: Omit<SetUp, 'state'>;
  readonly entries: number;
  readonly log: LogSum;
  /** What was damaged where it came from. */
  readonly damage?: Message;
};

/** Settings of this name say of which campaigns rows may lie here before there is a campaign. */
const MARK = 'incoming:';

/**
 * Campaigns that come in piece by piece, so that nobody waits while thousands of rows are written. Until `finish` there
 * is no campaign that the rows belong to, and so nobody sees them; a mark says that they are no remains of a lost one.
 */
export function incomingStatements(db: Database, now: () => Date) {
  const campaigns = campaignStatements(db);
  const packs = packStatements(db);
  const logs = logStatements(db);
  const mark = db.prepare('INSERT INTO setting (name, value) VALUES (?, ?)');
  const unmark = db.prepare('DELETE FROM setting WHERE name = ?');
  const entry = db.prepare(`INSERT INTO entry (campaign, seq, kind, seat, move, hash, events)
    VALUES (@campaign, @seq, @kind, @seat, @move, @hash, @events)`);
  const snapshot = db.prepare(
    'INSERT INTO snapshot (campaign, seq, hash, state) VALUES (@campaign, @seq, @hash, @state)',
  );
  const count = db.prepare('SELECT count(*) FROM entry WHERE campaign = ?').pluck();
  const begun = new Set<string>();

  const add = db.transaction((campaign: string, { entries, snapshots }: Piece) => {
    if (!begun.has(campaign)) mark.run(MARK + campaign, 'true');
    for (const row of entries) entry.run({ campaign, ...row });
    for (const row of snapshots) snapshot.run({ campaign, ...row });
  });
  const finish = db.transaction((id: string, arrival: Arrival) => {
    const { head, pack, standing, setup, entries, log, damage } = arrival;
    // Another Caravel that was started meanwhile takes such rows for left over.
    if (unmark.run(MARK + id).changes !== 1 || count.get(id) !== entries)
      throw new StorageError('disk-error', new Error('rows of a campaign that came in are missing'));
    packs.bringText(head.pack, head.game, pack);
    const arrived = now();
    campaigns.insert({ id, ...head }, { ...standing, ...(damage && { damage }) }, arrived);
    logs.begin({ id, ...head }, setup, arrived);
    campaigns.seal(id, log);
  });
  const drop = (id: string): void => {
    if (begun.delete(id)) dropRows(db, id);
  };
  return {
    /** Writes rows of a campaign that is coming. */
    add(id: string, piece: Piece): void {
      withoutParents(db, () => add.immediate(id, piece));
      begun.add(id);
    },
    /** Makes a campaign of them, from now on like any other. @throws StorageError where they are not all there. */
    finish(id: string, arrival: Arrival): void {
      finish.immediate(id, arrival);
      begun.delete(id);
    },
    /** Takes back what has come of a campaign; of one that is finished, or never began, nothing. */
    drop,
    /** The same for all that has come and is not finished. */
    dropAll(): void {
      for (const id of [...begun]) drop(id);
    },
  };
}

/** Rows may come before what they belong to: that they do belong to something is asked for again at once. */
function withoutParents(db: Database, write: () => void): void {
  db.pragma('foreign_keys = OFF');
  try {
    write();
  } finally {
    db.pragma('foreign_keys = ON');
  }
}

/** The campaigns of which a Caravel that was killed has left rows behind. */
export function leftIncoming(db: Database): string[] {
  const marks = db.prepare(`SELECT name FROM setting WHERE name GLOB '${MARK}*'`).pluck().all();
  return marks.map((name) => String(name).slice(MARK.length));
}

/** Takes away rows that came without their campaign; of one that is there, nothing. */
export function dropRows(db: Database, id: string): void {
  db.transaction(() => {
    if (db.prepare('SELECT 1 FROM campaign WHERE id = ?').get(id) === undefined)
      for (const table of ['entry', 'snapshot']) db.prepare(`DELETE FROM ${table} WHERE campaign = ?`).run(id);
    db.prepare('DELETE FROM setting WHERE name = ?').run(MARK + id);
  }).immediate();
}
