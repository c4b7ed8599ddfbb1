import type { Database } from 'better-sqlite3';
import type { Message } from '#main/contract/messages.ts';
import type { CampaignNote } from './note.ts';
import type { KeptKind } from './kept-rows.ts';
import type { keptStatements } from './kept-statements.ts';
import { packStatements } from './pack-statements.ts';
import type { CampaignHead, StoredCampaign } from './rows.ts';
import type { LogRow, LogChecksum } from './seal.ts';
import type { SetUp, CampaignPosition } from './shapes.ts';
import { campaignStatements, logStatements } from './statements.ts';
import type { Origin } from './origin.ts';
import { StorageError } from './trouble.ts';

/** A row of the table `entry` other than that of the set-up. */
export type EntryRow = LogRow;
/** A row of the table `snapshot`. */
export type SnapshotRow = { readonly seq: number; readonly hash: string; readonly state: string };
/** Some rows of a campaign, few enough that writing them does not hold up other requests. */
export type ImportBatch = { readonly entries: readonly EntryRow[]; readonly snapshots: readonly SnapshotRow[] };

/** What is written last, once all rows of an imported campaign are in: everything else about it. */
export type ImportedCampaign = {
  readonly head: Omit<CampaignHead, 'id'>;
  /** Its pack as JSON. */
  readonly pack: string;
  readonly position: CampaignPosition;
  readonly setup: Omit<SetUp, 'state'>;
  /** How many entries must have been written, without the set-up. */
  readonly entries: number;
  readonly log: LogChecksum;
  readonly note: CampaignNote;
  readonly origin: Origin;
  /** The damage it already had when it was exported. */
  readonly damage?: Message;
};

/** When a campaign that comes back was begun and last played, and how long it has lain open. */
export type Dates = Pick<StoredCampaign, 'created' | 'played' | 'spent'>;

/** A campaign of a file of everything: it comes back as it was, and not as one that was played elsewhere. */
export type ReturningCampaign = { readonly id: string; readonly campaign: ImportedCampaign; readonly dates: Dates };

/** What a file of everything brings, checked: campaigns whose rows are in, packs, and what is kept beside the campaigns. */
export type Everything = {
  readonly campaigns: readonly ReturningCampaign[];
  readonly packs: readonly {
    readonly hash: string;
    readonly game: string;
    readonly data: object;
    readonly name: string;
  }[];
  readonly kept: readonly { readonly kind: KeptKind; readonly id: string; readonly data: unknown }[];
};

/** Prefix of settings that mark an unfinished import: rows of this campaign exist before its row in `campaign`. */
const IMPORT_MARK = 'incoming:';

/**
 * Statements that import campaigns batch by batch, so that other requests are not held up while thousands of rows are
 * written. Until `finish` there is no row in `campaign`, so the campaign is not listed; a setting marks the rows as an
 * unfinished import, or they would be taken for the remains of a lost campaign.
 */
export function importStatements(db: Database, kept: ReturnType<typeof keptStatements>, now: () => Date) {
  const campaigns = campaignStatements(db);
  const packs = packStatements(db);
  const logs = logStatements(db);
  const addMark = db.prepare('INSERT INTO setting (name, value) VALUES (?, ?)');
  const deleteMark = db.prepare('DELETE FROM setting WHERE name = ?');
  const entry = db.prepare(`INSERT INTO entry (campaign, seq, kind, seat, move, hash, events)
    VALUES (@campaign, @seq, @kind, @seat, @move, @hash, @events)`);
  const snapshot = db.prepare(
    'INSERT INTO snapshot (campaign, seq, hash, state) VALUES (@campaign, @seq, @hash, @state)',
  );
  const dated = db.prepare('UPDATE campaign SET created = @created, played = @played, spent = @spent WHERE id = @id');
  const count = db.prepare('SELECT count(*) FROM entry WHERE campaign = ?').pluck();
  const started = new Set<string>();

  const add = db.transaction((campaign: string, { entries, snapshots }: ImportBatch) => {
    if (!started.has(campaign)) addMark.run(IMPORT_MARK + campaign, 'true');
    for (const row of entries) entry.run({ campaign, ...row });
    for (const row of snapshots) snapshot.run({ campaign, ...row });
  });
  const finish = (id: string, campaign: ImportedCampaign, dates?: Dates): void => {
    const { head, pack, position, setup, entries, log, damage } = campaign;
    // Another Caravel started in the meantime deletes unfinished imports.
    if (deleteMark.run(IMPORT_MARK + id).changes !== 1 || count.get(id) !== entries)
      throw new StorageError('disk-error', new Error('rows of a campaign that came in are missing'));
    packs.addText(head.pack, head.game, pack);
    const arrived = dates === undefined ? now() : new Date(dates.created);
    campaigns.insert({ id, ...head }, { ...position, ...(damage && { damage }) }, arrived);
    logs.begin({ id, ...head }, setup, arrived);
    if (dates !== undefined) dated.run({ id, ...dates });
    campaigns.seal(id, log);
  };
  const finishOne = db.transaction((id: string, campaign: ImportedCampaign) => {
    finish(id, campaign);
    kept.save('origin', id, campaign.origin);
    const { title, notes } = campaign.note;
    if (title !== '' || notes !== '') kept.save('note', id, campaign.note);
  });
  const finishAll = db.transaction(({ campaigns: all, packs: added, kept: beside }: Everything) => {
    for (const { id, campaign, dates } of all) finish(id, campaign, dates);
    for (const { hash, game, data, name } of added) packs.save(hash, game, data, name);
    for (const { kind, id, data } of beside) kept.save(kind, id, data);
  });
  const drop = (id: string): void => {
    if (started.delete(id)) deleteImportRows(db, id);
  };
  return {
    /** Writes one batch of the import `id`. @throws an error of SQLite */
    add(id: string, batch: ImportBatch): void {
      withoutParents(db, () => add.immediate(id, batch));
      started.add(id);
    },
    /** Completes the import: from now on it is a campaign like any other. @throws StorageError if rows of it are missing */
    finish(id: string, campaign: ImportedCampaign): void {
      finishOne.immediate(id, campaign);
      started.delete(id);
    },
    /** Completes a file of everything, all of it or nothing. @throws StorageError if rows of a campaign are missing */
    finishAll(everything: Everything): void {
      finishAll.immediate(everything);
      for (const { id } of everything.campaigns) started.delete(id);
    },
    /** Deletes the rows of an unfinished import. Does nothing if it was finished or never started. */
    drop,
    /** Deletes the rows of all unfinished imports of this process. */
    dropAll(): void {
      for (const id of [...started]) drop(id);
    },
  };
}

/** Runs `write` with foreign keys off, because the rows are written before the campaign they refer to. */
function withoutParents(db: Database, write: () => void): void {
  db.pragma('foreign_keys = OFF');
  try {
    write();
  } finally {
    db.pragma('foreign_keys = ON');
  }
}

/** Ids of unfinished imports, for example of a process that was killed. @throws an error of SQLite */
export function unfinishedImports(db: Database): string[] {
  const marks = db.prepare(`SELECT name FROM setting WHERE name GLOB '${IMPORT_MARK}*'`).pluck().all();
  return marks.map((name) => String(name).slice(IMPORT_MARK.length));
}

/** Deletes the rows and the mark of an unfinished import. The rows stay if the campaign exists. @throws an error of SQLite */
export function deleteImportRows(db: Database, id: string): void {
  db.transaction(() => {
    if (db.prepare('SELECT 1 FROM campaign WHERE id = ?').get(id) === undefined)
      for (const table of ['entry', 'snapshot']) db.prepare(`DELETE FROM ${table} WHERE campaign = ?`).run(id);
    db.prepare('DELETE FROM setting WHERE name = ?').run(IMPORT_MARK + id);
  }).immediate();
}
