import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { copyDatabase } from './backup.ts';
import { lastEntries, readCopy, writeHead, writeInSteps, writeCopy, type CampaignCopy } from './campaign-copy.ts';
import { nameForSetAside } from './database-files.ts';
import { emptyDatabase } from './empty-database.ts';
import { heldIn, type Held } from './held-campaign.ts';
import { deletedCampaigns, markJudged, markSalvaged } from './inventory.ts';
import { filesBeside, type FileBeside } from './files-beside.ts';
import { takeMissedCampaigns, type LoggedCampaign } from './logged-campaigns.ts';
import { unfinishedImports } from './import-statements.ts';
import { isSameRow, type LogRow, type RawRow } from './seal.ts';
import { StorageError } from './trouble.ts';

/**
 * The copies of campaigns: those of this database, and the other files of the data folder that may hold more of them.
 * `dataDir` is undefined for a database that belongs to no folder. A database that can only be read lies in memory and is
 * changed there alone.
 */
export function copyStatements(db: Database, dataDir: string | undefined, now: () => Date) {
  const write = db.transaction((copy: CampaignCopy, replaced: CampaignCopy | undefined, aside: string | undefined) => {
    if (!isLogOf(db, copy.id, replaced)) return false;
    if (aside !== undefined) markSalvaged(db, aside);
    if (!isCovered(replaced, copy)) {
      db.prepare('DELETE FROM campaign WHERE id = ?').run(copy.id);
      db.prepare('DELETE FROM entry WHERE campaign = ?').run(copy.id);
    }
    db.prepare('DELETE FROM snapshot WHERE campaign = ?').run(copy.id);
    if (copy.pack !== undefined)
      db.prepare('UPDATE pack SET data = @data, game = @game WHERE hash = @hash').run(copy.pack);
    const whole = writeHead(db, copy);
    // The log was staged in short steps: put in row by row here, a long one would keep everybody waiting.
    moveStaged(db);
    if (!whole || !isLogOf(db, copy.id, copy))
      throw new StorageError('disk-error', new Error('a copy of a campaign breaks a constraint'));
    return true;
  });
  return {
    read: (id: string): CampaignCopy | undefined => readCopy(db, id),
    /** What is there of a campaign, looked at in short steps. @throws an error of SQLite */
    held: (id: string): Generator<undefined, Held> => heldIn(db, id),
    /** The row of a pack, or undefined. */
    pack: (hash: unknown): RawRow | undefined =>
      db.prepare<[unknown], RawRow>('SELECT * FROM pack WHERE hash = ?').get(hash),
    /** Ids of campaigns that must not be brought back: players deleted them, or they are still being imported. */
    unwanted: (): ReadonlySet<string> => new Set([...deletedCampaigns(db), ...unfinishedImports(db)]),
    /** The number of each campaign's last log row. */
    lengths: (): ReadonlyMap<string, number> => lastEntries(db),
    /**
     * The campaigns that the log names and the database lacks, each once in the life of the database.
     * @throws an error of SQLite
     */
    takeMissed: (): LoggedCampaign[] =>
      dataDir === undefined ? [] : inMemoryToo(db, () => takeMissedCampaigns(dataDir, db)),
    /** The other files with campaigns, those judged before marked as such. @throws an error of the file system */
    files: (): FileBeside[] => (dataDir === undefined ? [] : filesBeside(dataDir, db)),
    /** Records that a file set aside has been compared with this database. */
    noteJudged: (name: string): void => inMemoryToo(db, () => markJudged(db, name)),
    /**
     * Writes a campaign, in short steps, into a file of its own beside the database, before another copy takes its place. Gives the
     * file's name; undefined where nothing is written, because the database lies in memory. @throws an error of SQLite or of the
     * file system
     */
    *putAside(copy: CampaignCopy): Generator<undefined, string | undefined> {
      return db.memory || dataDir === undefined ? undefined : yield* putAside(dataDir, copy, now());
    },
    /** Lays the log of a copy ready for `take`, in short steps, as far as it differs from `replaced`. @throws an error of SQLite */
    stage: (copy: CampaignCopy, replaced: CampaignCopy | undefined): Generator<undefined, void> =>
      stage(db, copy, replaced),
    /**
     * Replaces a campaign, and its pack, by `copy`, whose log was staged last. Returns whether it did: not if the log is no longer that of
     * `replaced`, which was put `aside`. @throws an error of SQLite; then nothing has changed
     */
    take: (copy: CampaignCopy, replaced: CampaignCopy | undefined, aside: string | undefined): boolean =>
      inMemoryToo(db, () => write.immediate(copy, replaced, aside)),
  };
}

/** Lays the log of a copy into a table that is this connection's own and lies in memory. */
function* stage(db: Database, copy: CampaignCopy, replaced: CampaignCopy | undefined): Generator<undefined, void> {
  inMemoryToo(db, () => {
    db.pragma('temp_store = MEMORY');
    db.exec('DROP TABLE IF EXISTS temp.staged; CREATE TEMP TABLE staged AS SELECT * FROM main.entry WHERE 0');
  });
  const kept = isCovered(replaced, copy) ? replaced.log : [];
  const changed = copy.log.filter((row, index) => !isSameRow(row, kept[index]));
  const steps = writeInSteps(db, 'staged', copy.id, changed);
  while (inMemoryToo(db, () => steps.next()).done !== true) yield;
}

/** Whether a copy has every row number of what it replaces: then only the rows that differ are written. */
function isCovered(replaced: CampaignCopy | undefined, { log }: CampaignCopy): replaced is CampaignCopy {
  const isGapless = (rows: readonly LogRow[]): boolean => rows.every(({ seq }, index) => seq === index);
  if (replaced?.row === undefined || replaced.log.length > log.length) return false;
  return isGapless(replaced.log) && isGapless(log);
}

/** Moves what was staged into the log. @throws an error of SQLite, also where a row breaks a constraint */
function moveStaged(db: Database): void {
  // The triggers forbid UPDATE and DELETE, and REPLACE passes them.
  db.prepare('REPLACE INTO main.entry SELECT * FROM temp.staged ORDER BY seq').run();
  db.exec('DROP TABLE temp.staged');
}

function* putAside(dataDir: string, copy: CampaignCopy, now: Date): Generator<undefined, string> {
  const name = nameForSetAside(dataDir, now);
  const db = emptyDatabase();
  try {
    // What is kept here is damaged, and damage may break any constraint.
    db.pragma('foreign_keys = OFF');
    db.pragma('ignore_check_constraints = ON');
    yield* writeCopy(db, copy);
    yield;
    copyDatabase(db, join(dataDir, name));
  } finally {
    db.close();
  }
  return name;
}

/** Whether the log of a campaign still ends as in a copy read earlier. */
function isLogOf(db: Database, id: string, copy: CampaignCopy | undefined): boolean {
  const ends = 'SELECT count(*) AS rows, max(seq) AS last FROM entry WHERE campaign = ?';
  const { rows, last } = db.prepare(ends).get(id) as { rows: number; last: number | null };
  return rows === (copy?.log.length ?? 0) && last === (copy?.log.at(-1)?.seq ?? null);
}

/** Runs a write on a database in memory that is otherwise only read. */
function inMemoryToo<T>(db: Database, write: () => T): T {
  const guarded = db.memory && db.pragma('query_only', { simple: true }) === 1;
  if (!guarded) return write();
  db.pragma('query_only = OFF');
  try {
    return write();
  } finally {
    db.pragma('query_only = ON');
  }
}
