import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Curtain } from '#main/contract/messages.ts';
import { backUpBefore } from './backup.ts';
import { incomingStatements } from './incoming.ts';
import { DamagedRow, type CampaignHead, type StoredEntry } from './rows.ts';
import type { People, SetUp, Snapshot, Standing, StandingAfter } from './shapes.ts';
import { packStatements, settingStatements } from './keeping.ts';
import { campaignStatements, logStatements, snapshotStatements } from './statements.ts';

/** A campaign that has just begun. */
export type NewCampaign = Standing & {
  readonly head: CampaignHead;
  readonly pack: object;
  readonly setup: SetUp;
};

/** One committed change: its entries, where the campaign stands then, and now and then the whole state. */
export type Commit = StandingAfter & {
  readonly campaign: string;
  readonly entries: readonly StoredEntry[];
  /** The state after the last of them. */
  readonly snapshot?: object;
  /** Who sits where and what they have seen, where that has changed. */
  readonly people?: People;
};

/** A campaign that newer rules take over at entry `seq`, in the state they make of where it stood. */
export type CarriedOver = Snapshot & { readonly campaign: string; readonly ruleset: number; readonly options: object };

/** Everything the host keeps. Each writing call is one transaction: done whole and on the disk, or not at all. */
export type Store = ReturnType<typeof openStore>;

/** The store over an open database. `now` gives the dates the list of campaigns shows. */
export function openStore(db: Database, now: () => Date = () => new Date()) {
  const statements = {
    campaigns: campaignStatements(db),
    packs: packStatements(db),
    logs: logStatements(db),
    snapshots: snapshotStatements(db),
    settings: settingStatements(db),
  };
  const incoming = incomingStatements(db, now);
  const close = (): void => {
    try {
      incoming.dropAll();
    } finally {
      // What cannot be taken back now is taken back when the file is opened again.
      db.close();
    }
  };
  return { ...readers(statements), ...writers(db, statements, now), incoming, close };
}

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
    campaign: campaigns.read,
    pack: packs.read,
    packs: packs.list,
    entries: logs.entries,
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

function writers(db: Database, { campaigns, packs, logs, snapshots, settings }: Statements, now: () => Date) {
  const create = db.transaction((campaign: NewCampaign) => {
    const { head, setup } = campaign;
    packs.bring(head.pack, head.game, campaign.pack);
    campaigns.insert(head, campaign, now());
    logs.begin(head.id, setup);
    snapshots.keep(head.id, { seq: 0, ...setup });
  });
  const commit = db.transaction((change: Commit) => {
    const { campaign, entries, snapshot, people } = change;
    for (const entry of entries) logs.append(campaign, entry);
    const last = entries.at(-1)?.entry;
    if (snapshot !== undefined && last !== undefined)
      snapshots.keep(campaign, { seq: last.seq, hash: last.hash, state: snapshot });
    campaigns.stand(campaign, change, now());
    if (people !== undefined) campaigns.people(campaign, people);
  });
  const saveCurtain = db.transaction((id: string, curtain: Curtain, page: number, people?: People) => {
    campaigns.curtain(id, curtain, page);
    if (people !== undefined) campaigns.people(id, people);
  });
  const carry = db.transaction((over: CarriedOver) => {
    snapshots.keep(over.campaign, over);
    campaigns.carry(over.campaign, over.ruleset, over.seq, over.options);
  });
  const remove = db.transaction((id: string) => {
    campaigns.remove(id);
    packs.prune();
  });
  return {
    create: (campaign: NewCampaign): void => create.immediate(campaign),
    commit: (change: Commit): void => commit.immediate(change),
    addTime: campaigns.addTime,
    /** Keeps the curtain, the number of the page and, where said, what has changed about the people. */
    saveCurtain: (id: string, curtain: Curtain, page: number, people?: People): void =>
      saveCurtain.immediate(id, curtain, page, people),
    markDamaged: campaigns.damage,
    saveSetting: settings.save,
    forgetSetting: settings.forget,
    keepPack: packs.keep,
    removePack: packs.remove,
    remove: (id: string): void => remove.immediate(id),
    /** Hands a campaign to newer rules; a copy of the whole database is made first. */
    carryOver(over: CarriedOver): void {
      backUpBefore(db, dirname(db.name), Number(db.pragma('user_version', { simple: true })), now());
      carry.immediate(over);
    },
  };
}
