import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Curtain, Message } from '#main/contract/messages.ts';
import { silentLog, type Log } from '#main/log.ts';
import { backUpBefore } from './backup.ts';
import { pieced } from './head-copy.ts';
import { incomingStatements } from './incoming.ts';
import { DamagedRow, readCampaign, type CampaignHead, type StoredCampaign, type StoredEntry } from './rows.ts';
import { sealIn, type LogSum, type RawRow } from './seal.ts';
import type { People, SetUp, Snapshot, CampaignPosition, PositionUpdate } from './shapes.ts';
import { markDeleted } from './holdings.ts';
import { NO_BACKUPS, openBackups } from './backups-while-playing.ts';
import { packStatements, settingStatements } from './pack-statements.ts';
import { campaignStatements, logStatements, snapshotStatements } from './statements.ts';
import { NO_WATCH, watchFile, type Watch } from './watch.ts';

/** A campaign that has just begun. */
export type NewCampaign = CampaignPosition & {
  readonly head: CampaignHead;
  readonly pack: object;
  readonly setup: SetUp;
};

/** One committed change: its entries, where the campaign stands then, and now and then the whole state. */
export type Commit = PositionUpdate & {
  readonly campaign: string;
  readonly entries: readonly StoredEntry[];
  /** The state after the last of them. */
  readonly snapshot?: object;
  /** Who sits where and what they have seen, where that has changed. */
  readonly people?: People;
};

/** A campaign that newer rules take over at entry `seq`, in the state they make of where it stood. */
export type UpgradedCampaign = Snapshot & {
  readonly campaign: string;
  readonly ruleset: number;
  readonly options: object;
  /** What was damaged in it before. */
  readonly mark?: Message;
};

/** Everything the host keeps. Each writing call is one transaction: done whole and on the disk, or not at all. */
export type Store = ReturnType<typeof openStore>;

/**
 * The store over an open database. `now` gives the dates the list of campaigns shows. Each writing call looks before and
 * after whether the file is still there, and backups are made now and then.
 */
export function openStore(db: Database, now: () => Date = () => new Date(), log: Log = silentLog) {
  const keeper = db.memory ? NO_BACKUPS : openBackups(db, now, log);
  const watch = db.memory ? NO_WATCH : watchFile(db, log, keeper.backUpNow);
  const statements = {
    campaigns: campaignStatements(db),
    packs: packStatements(db),
    logs: logStatements(db),
    snapshots: snapshotStatements(db),
    settings: settingStatements(db),
  };
  const incoming = incomingStatements(db, now);
  const guard = { watch, note: keeper.note };
  return {
    ...readers(statements),
    ...guarded(writers(db, statements, now), guard),
    /** Campaigns that come in piece by piece. */
    incoming: { ...incoming, ...guarded({ add: incoming.add, finish: incoming.finish }, guard) },
    /** Whether the file is gone, or another one in its place: what is read comes from what was opened. */
    isLost: watch.isLost,
    close(): void {
      watch.close();
      try {
        incoming.dropAll();
      } catch (error) {
        // What cannot be taken back now is taken back when the file is opened again.
        log.warn('import-not-taken-back', { error });
      }
      keeper.close(watch.isLost());
      db.close();
    },
  };
}

/** Writes that no backup is made for. */
const SMALL = ['addTime', 'saveCurtain', 'add'];

type Guard = { readonly watch: Watch; readonly note: () => void };

/** Nothing counts as written that went into a file which is not there any more. */
function guarded<W extends object>(all: W, { watch, note }: Guard): W {
  const kept = Object.entries(all).map(([name, write]) => {
    const guard = (...values: unknown[]): unknown => {
      watch.before();
      const result = (write as (...values: unknown[]) => unknown)(...values);
      watch.after();
      if (!SMALL.includes(name)) note();
      return result;
    };
    return [name, guard] as const;
  });
  return Object.fromEntries(kept) as W;
}

/** Rows that were put back are not what was sealed. */
class NotAsSealed extends Error {}

type Statements = {
  readonly campaigns: ReturnType<typeof campaignStatements>;
  readonly packs: ReturnType<typeof packStatements>;
  readonly logs: ReturnType<typeof logStatements>;
  readonly snapshots: ReturnType<typeof snapshotStatements>;
  readonly settings: ReturnType<typeof settingStatements>;
};

function readers({ campaigns, packs, logs, snapshots, settings }: Statements) {
  return {
    ids: campaigns.ids,
    /** A campaign's row, or undefined; one that is damaged is pieced together. @throws DamagedRow where that cannot be done. */
    campaign(id: string): StoredCampaign | undefined {
      const raw = campaigns.raw(id);
      return raw && wholeRow(raw, logs, id);
    },
    pack: packs.read,
    packs: packs.list,
    entries: logs.entries,
    /** Every entry that can be read. */
    readable: logs.readable,
    /** The sum over a log as it stands. */
    logSum: logs.sum,
    /** The hash an entry is written with. */
    hashAt: logs.hash,
    /** The hash and the events of the set-up. @throws DamagedRow */
    begun: logs.setup,
    snapshots: snapshots.seqs,
    snapshot: snapshots.read,
    setting: settings.read,
    settings: settings.all,
    /** The outcome of the set-up. @throws DamagedRow */
    setup(id: string): SetUp {
      const kept = snapshots.read(id, 0);
      if (kept === undefined) throw new DamagedRow('set-up', undefined);
      return { state: kept.state, ...logs.setup(id) };
    },
  };
}

/** @throws DamagedRow */
function wholeRow(raw: RawRow, logs: Statements['logs'], id: string): StoredCampaign {
  let read: StoredCampaign | undefined;
  let failure: unknown;
  try {
    read = readCampaign(raw);
    if (read.sound) return read;
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    failure = error;
  }
  const copy = logs.head(id);
  if (copy !== undefined) return pieced(raw, copy, logs.readable(id), read);
  if (read === undefined) throw failure;
  return read;
}

function writers(db: Database, { campaigns, packs, logs, snapshots, settings }: Statements, now: () => Date) {
  const create = db.transaction((campaign: NewCampaign) => {
    const { head, setup } = campaign;
    packs.bring(head.pack, head.game, campaign.pack);
    const begun = now();
    // The row stands before its log, and is sealed once that is there.
    campaigns.insert(head, campaign, begun);
    campaigns.seal(head.id, logs.begin(head, setup, begun));
    snapshots.keep(head.id, { seq: 0, ...setup });
  });
  /** The sum over the log as it was sealed; of a campaign that has no seal, as it stands. */
  const sealed = (id: string): LogSum => {
    const row = campaigns.raw(id);
    return (row && sealIn(row)) ?? logs.sum(id);
  };
  const commit = db.transaction((change: Commit) => {
    const { campaign, entries, snapshot, people } = change;
    let log = sealed(campaign);
    for (const entry of entries) log = logs.append(campaign, entry, log);
    const last = entries.at(-1)?.entry;
    if (snapshot !== undefined && last !== undefined)
      snapshots.keep(campaign, { seq: last.seq, hash: last.hash, state: snapshot });
    campaigns.stand(campaign, change, now(), log);
    if (people !== undefined) campaigns.people(campaign, people);
  });
  const saveCurtain = db.transaction((id: string, curtain: Curtain, page: number, people?: People) => {
    campaigns.curtain(id, curtain, page);
    if (people !== undefined) campaigns.people(id, people);
  });
  const carry = db.transaction((over: UpgradedCampaign) => {
    snapshots.keep(over.campaign, over);
    campaigns.carry(over.campaign, { ...over, floor: over.seq, mark: over.mark }, logs.sum(over.campaign));
  });
  /** Whether the log is what was sealed once these rows stand in it again; if not, nothing has been done. */
  const putBack = db.transaction((id: string, entries: readonly StoredEntry[], begun?: Omit<SetUp, 'state'>) => {
    const wanted = sealed(id);
    logs.putBack(id, entries, begun);
    if (logs.sum(id).log !== wanted.log) throw new NotAsSealed();
  });
  const restore = db.transaction((row: StoredCampaign, log?: LogSum) =>
    campaigns.restore(row, log ?? logs.sum(row.id)),
  );
  const remove = db.transaction((id: string) => {
    campaigns.remove(id);
    packs.prune();
    markDeleted(db, id);
  });
  return {
    create: (campaign: NewCampaign): void => create.immediate(campaign),
    commit: (change: Commit): void => commit.immediate(change),
    addPlaytime: campaigns.addTime,
    /** Keeps the curtain, the number of the page and, where said, what has changed about the people. */
    saveCurtain: (id: string, curtain: Curtain, page: number, people?: People): void =>
      saveCurtain.immediate(id, curtain, page, people),
    markDamaged: campaigns.damage,
    /** Writes a campaign's row anew and seals it, over the log as it stands unless told. */
    restore: (row: StoredCampaign, log?: LogSum): void => restore.immediate(row, log),
    /** Keeps a snapshot anew. */
    keepSnapshot: snapshots.keep,
    /**
     * Puts entries back as they were first written, and the set-up where told; whether the log is then what was sealed. If
     * it is not, nothing has been done.
     */
    putBack(id: string, entries: readonly StoredEntry[], begun?: Omit<SetUp, 'state'>): boolean {
      try {
        putBack.immediate(id, entries, begun);
        return true;
      } catch (error) {
        if (error instanceof NotAsSealed) return false;
        throw error;
      }
    },
    /** Goes on from a position, whatever stands in the log before it. */
    goOn: (over: UpgradedCampaign): void => carry.immediate(over),
    saveSetting: settings.save,
    forgetSetting: settings.forget,
    keepPack: packs.keep,
    removePack: packs.remove,
    remove: (id: string): void => remove.immediate(id),
    /** Hands a campaign to newer rules; a copy of the whole database is made first. */
    replaceBase(over: UpgradedCampaign): void {
      backUpBefore(db, dirname(db.name), Number(db.pragma('user_version', { simple: true })), now());
      carry.immediate(over);
    },
  };
}
