import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Curtain, Message } from '#main/contract/messages.ts';
import { silentLog, type Log } from '#main/log.ts';
import { backUpBeforeMigration } from './backup.ts';
import { rebuildCampaign } from './head-copy.ts';
import { importStatements } from './import-statements.ts';
import { DamagedRow, readCampaign, type CampaignHead, type StoredCampaign, type StoredEntry } from './rows.ts';
import { sealIn, type LogChecksum, type RawRow } from './seal.ts';
import type { People, SetUp, Snapshot, CampaignPosition, PositionUpdate } from './shapes.ts';
import { markDeleted } from './inventory.ts';
import { noteOf } from './note.ts';
import { NO_BACKUPS, scheduleBackups } from './backup-schedule.ts';
import { packStatements, settingStatements } from './pack-statements.ts';
import { keptStatements } from './kept-statements.ts';
import { pilotStatements } from './pilot-statements.ts';
import { recordStatements } from './record-statements.ts';
import { campaignStatements, logStatements, snapshotStatements } from './statements.ts';
import { copyStatements } from './take-copy.ts';
import { NO_WATCH, watchFile, type FileWatch } from './watch.ts';

/** A campaign that has just begun. */
export type NewCampaign = CampaignPosition & {
  readonly head: CampaignHead;
  readonly pack: object;
  readonly setup: SetUp;
  /** 0 where it begins at a position that options and seed do not lead to. */
  readonly floor?: 0;
};

/** One change to a campaign: its new entries, its position after them and, now and then, a snapshot. */
export type Commit = PositionUpdate & {
  readonly campaign: string;
  readonly entries: readonly StoredEntry[];
  /** The whole state after the last entry; it is stored as a snapshot. */
  readonly snapshot?: object;
  /** Only if seats, looks or consents have changed. */
  readonly people?: People;
};

/** A campaign that continues under newer rules from entry `seq`, in the upgraded state. */
export type UpgradedCampaign = Snapshot & {
  readonly campaign: string;
  readonly ruleset: number;
  readonly options: object;
  /** Damage it had before; it stays playable. */
  readonly mark?: Message;
};

/** Everything the host stores. Each writing call is one transaction: complete and on the disk, or not done at all. */
export type Store = ReturnType<typeof openStore>;

/**
 * The store over an open database. `dataDir` is its folder, also where the database itself lies in memory because the folder
 * can only be read. `now` gives the dates that the list of campaigns shows. Each writing call checks before
 * and after that the file is still the one that was opened, and backups are scheduled (not for a database in memory).
 * Writing calls throw StorageError if the file is lost, or an error of SQLite.
 */
export function openStore(
  db: Database,
  now: () => Date = () => new Date(),
  log: Log = silentLog,
  dataDir: string | undefined = db.memory ? undefined : dirname(db.name),
) {
  const backups = db.memory ? NO_BACKUPS : scheduleBackups(db, now, log);
  const watch = db.memory ? NO_WATCH : watchFile(db, log, backups.backUpNow);
  const kept = keptStatements(db, now);
  const statements = {
    kept,
    records: recordStatements(db, kept),
    campaigns: campaignStatements(db),
    packs: packStatements(db),
    logs: logStatements(db),
    snapshots: snapshotStatements(db),
    settings: settingStatements(db),
    pilot: pilotStatements(db),
  };
  const imports = importStatements(db, kept, now);
  const copies = copyStatements(db, dataDir, now);
  const guard = { watch, note: backups.noteChange };
  const { take, noteJudged, takeMissed } = copies;
  const { records } = statements;
  const { save, remove } = kept;
  const { add, finish, finishAll } = imports;
  return {
    ...readers(statements),
    ...guarded(writers(db, statements, now), guard),
    /** Persons, notes and origins. */
    kept: { ...kept, ...guarded({ save, remove }, guard) },
    records: { ...records, ...guarded({ save: records.save, link: records.link }, guard) },
    /** Imports of campaigns, batch by batch. */
    imports: { ...imports, ...guarded({ add, finish, finishAll }, guard) },
    /** The copies of campaigns here and in the other files of the folder. */
    copies: { ...copies, ...guarded({ take, noteJudged, takeMissed }, guard) },
    /**
     * Writes what the journal holds into the database file, as far as no other connection reads it, so that less is lost with
     * the journal. @throws StorageError if the file is lost, or an error of SQLite
     */
    checkpoint(): void {
      if (db.memory) return;
      watch.before();
      db.pragma('wal_checkpoint(PASSIVE)');
      watch.after();
    },
    /** Whether the file is gone or was replaced. Reading still uses the file that was opened. */
    isLost: watch.isLost,
    /** Deletes unfinished imports, makes a last backup if needed and closes the database. */
    close(): void {
      watch.close();
      try {
        imports.dropAll();
      } catch (error) {
        // The rows are deleted the next time the database is opened.
        log.warn('import-not-taken-back', { error });
      }
      backups.close(watch.isLost());
      db.close();
    },
  };
}

/** Names of writing calls that do not count towards a backup. */
const WITHOUT_BACKUP: ReadonlySet<string> = new Set<
  keyof ReturnType<typeof writers> | 'add' | 'noteJudged' | 'takeMissed'
>(['addPlaytime', 'saveCurtain', 'savePilot', 'add', 'noteJudged', 'takeMissed']);

type Guard = { readonly watch: FileWatch; readonly note: () => void };

/** Wraps writing calls: each throws if the file is lost, before or after writing, and counts towards the next backup. */
function guarded<W extends object>(all: W, { watch, note }: Guard): W {
  const wrapped = Object.entries(all).map(([name, write]) => {
    const guard = (...values: unknown[]): unknown => {
      watch.before();
      const result = (write as (...values: unknown[]) => unknown)(...values);
      watch.after();
      if (!WITHOUT_BACKUP.has(name)) note();
      return result;
    };
    return [name, guard] as const;
  });
  return Object.fromEntries(wrapped) as W;
}

/** Thrown inside a transaction to roll it back. */
class LogDiffersFromSeal extends Error {}

type Statements = {
  readonly campaigns: ReturnType<typeof campaignStatements>;
  readonly packs: ReturnType<typeof packStatements>;
  readonly logs: ReturnType<typeof logStatements>;
  readonly snapshots: ReturnType<typeof snapshotStatements>;
  readonly settings: ReturnType<typeof settingStatements>;
  readonly pilot: ReturnType<typeof pilotStatements>;
  readonly kept: ReturnType<typeof keptStatements>;
  readonly records: ReturnType<typeof recordStatements>;
};

function readers({ campaigns, packs, logs, snapshots, settings, pilot }: Statements) {
  return {
    ids: campaigns.ids,
    /** A campaign's row, or undefined if there is none. A damaged row is rebuilt. @throws DamagedRow if that is impossible */
    campaign(id: string): StoredCampaign | undefined {
      const raw = campaigns.raw(id);
      return raw && intactOrRebuilt(raw, logs, id);
    },
    pack: packs.read,
    packs: packs.list,
    entries: logs.entries,
    /** Every entry that can be read. */
    readableEntries: logs.readableEntries,
    /** The checksum of a log as it is now. */
    logSum: logs.sum,
    /** How many entries a campaign lacks of those its seal names; 0 where the seal cannot be read. */
    missingEntries(id: string): number {
      const row = campaigns.raw(id);
      const seal = row && sealIn(row);
      return seal === undefined ? 0 : Math.max(0, seal.seq + 1 - logs.count(id));
    },
    /** Whether the log of a campaign has as many entries, and leads, somewhere, to this position. */
    reaches: logs.reaches,
    /** The hash in the row of an entry, unchecked. */
    hashAt: logs.hash,
    /** The hash and the events of the set-up. @throws DamagedRow */
    setupOutcome: logs.setup,
    snapshots: snapshots.seqs,
    snapshot: snapshots.read,
    /** What the pilot remembers of a campaign; undefined where nothing was stored. */
    pilot: pilot.read,
    setting: settings.read,
    settings: settings.all,
    /** State, hash and events of the set-up. @throws DamagedRow */
    setup(id: string): SetUp {
      const kept = snapshots.read(id, 0);
      if (kept === undefined) throw new DamagedRow('set-up', undefined);
      return { state: kept.state, ...logs.setup(id) };
    },
  };
}

/** The row if it is intact, else rebuilt from the copy of its head, else as far as it can be read. @throws DamagedRow */
function intactOrRebuilt(raw: RawRow, logs: Statements['logs'], id: string): StoredCampaign {
  let read: StoredCampaign | undefined;
  let failure: unknown;
  try {
    read = readCampaign(raw);
    if (read.intact) return read;
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    failure = error;
  }
  const copy = logs.head(id);
  if (copy !== undefined) return rebuildCampaign(raw, copy, logs.readableEntries(id), read);
  if (read === undefined) throw failure;
  return read;
}

function writers(db: Database, statements: Statements, now: () => Date) {
  const { campaigns, packs, logs, snapshots, settings, pilot, kept, records } = statements;
  const create = db.transaction((campaign: NewCampaign) => {
    const { head, setup } = campaign;
    packs.add(head.pack, head.game, campaign.pack);
    const begun = now();
    // The log refers to the row, so the row is written first and sealed once the log exists.
    campaigns.insert(head, campaign, begun);
    campaigns.seal(head.id, logs.begin(head, setup, begun));
    snapshots.save(head.id, { seq: 0, ...setup });
  });
  /** The log's checksum in the seal; without a seal, that of the log as it is now. */
  const sealed = (id: string): LogChecksum => {
    const row = campaigns.raw(id);
    return (row && sealIn(row)) ?? logs.sum(id);
  };
  const commit = db.transaction((change: Commit) => {
    const { campaign, entries, snapshot, people } = change;
    let log = sealed(campaign);
    for (const entry of entries) log = logs.append(campaign, entry, log);
    const last = entries.at(-1)?.entry;
    if (snapshot !== undefined && last !== undefined)
      snapshots.save(campaign, { seq: last.seq, hash: last.hash, state: snapshot });
    campaigns.updatePosition(campaign, change, now(), log);
    if (people !== undefined) campaigns.savePeople(campaign, people);
    if (!change.glance.over && !change.glance.abandoned) records.undo(campaign);
  });
  const saveCurtain = db.transaction((id: string, curtain: Curtain, page: number, people?: People) => {
    campaigns.saveCurtain(id, curtain, page);
    if (people !== undefined) campaigns.savePeople(id, people);
  });
  const upgrade = db.transaction((upgraded: UpgradedCampaign) => {
    snapshots.save(upgraded.campaign, upgraded);
    campaigns.upgrade(
      upgraded.campaign,
      { ...upgraded, floor: upgraded.seq, mark: upgraded.mark },
      logs.sum(upgraded.campaign),
    );
  });
  /** @throws LogDiffersFromSeal if the log is still not the sealed one with these rows */
  const rewriteEntries = db.transaction((id: string, entries: readonly StoredEntry[], begun?: Omit<SetUp, 'state'>) => {
    const wanted = sealed(id);
    logs.rewriteEntries(id, entries, begun);
    if (logs.sum(id).log !== wanted.log) throw new LogDiffersFromSeal();
  });
  const restore = db.transaction((row: StoredCampaign, log?: LogChecksum) =>
    campaigns.restore(row, log ?? logs.sum(row.id)),
  );
  const remove = db.transaction((id: string, record: 'keep' | 'delete') => {
    if (record === 'keep') records.outlive(id, noteOf(kept.read('note', id)).title);
    else kept.remove('record', id);
    for (const kind of ['note', 'origin'] as const) kept.remove(kind, id);
    campaigns.remove(id);
    packs.prune();
    pilot.remove(id);
    markDeleted(db, id);
  });
  return {
    create: (campaign: NewCampaign): void => create.immediate(campaign),
    commit: (change: Commit): void => commit.immediate(change),
    addPlaytime: campaigns.addTime,
    /** Saves the curtain, the page number and, if given, the people. */
    saveCurtain: (id: string, curtain: Curtain, page: number, people?: People): void =>
      saveCurtain.immediate(id, curtain, page, people),
    markDamaged: campaigns.markDamaged,
    /** Overwrites a campaign's row and seals it with `log`, or with the checksum of the log as it is now. */
    restore: (row: StoredCampaign, log?: LogChecksum): void => restore.immediate(row, log),
    /** Writes or replaces a snapshot. */
    saveSnapshot: snapshots.save,
    /**
     * Rewrites entries, and the set-up if given, as they were first written. Returns whether the log then is the sealed
     * one; if not, nothing is changed.
     */
    rewriteEntries(id: string, entries: readonly StoredEntry[], begun?: Omit<SetUp, 'state'>): boolean {
      try {
        rewriteEntries.immediate(id, entries, begun);
        return true;
      } catch (error) {
        if (error instanceof LogDiffersFromSeal) return false;
        throw error;
      }
    },
    /** Lets a damaged campaign continue from a position, whatever the log before it holds. */
    continueFrom: (upgraded: UpgradedCampaign): void => upgrade.immediate(upgraded),
    savePilot: pilot.save,
    saveSetting: settings.save,
    forgetSetting: settings.forget,
    savePack: packs.save,
    removePack: packs.remove,
    /** Deletes a campaign with its title and notes; the record of its game is kept or goes too. */
    remove: (id: string, record: 'keep' | 'delete' = 'keep'): void => remove.immediate(id, record),
    /** Moves a campaign to newer rules, after a backup of the whole database. @throws an error of the file system too */
    replaceBase(upgraded: UpgradedCampaign): void {
      if (!db.memory)
        backUpBeforeMigration(db, dirname(db.name), Number(db.pragma('user_version', { simple: true })), now());
      upgrade.immediate(upgraded);
    },
  };
}
