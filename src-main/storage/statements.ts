import type { Database } from 'better-sqlite3';
import type { Curtain, Message } from '#main/contract/messages.ts';
import {
  columnsOf,
  DamagedRow,
  readCampaign,
  readEntry,
  readEvents,
  type CampaignHead,
  type StoredCampaign,
  type StoredEntry,
} from './rows.ts';
import type { People, SetUp, Snapshot, Standing, StandingAfter } from './shapes.ts';

/** What is said to the database about campaigns. */
export function campaignStatements(db: Database) {
  const ids = db.prepare('SELECT id FROM campaign ORDER BY played DESC, id').pluck();
  const read = db.prepare('SELECT * FROM campaign WHERE id = ?');
  const insert = db.prepare(`
    INSERT INTO campaign (id, game, ruleset, created, played, seats, level, undo, options, seed, pack, page,
      curtain, glance)
    VALUES (@id, @game, @ruleset, @now, @now, @seats, @level, @undo, @options, @seed, @pack, @page, @curtain, @glance)`);
  const stand = db.prepare(
    'UPDATE campaign SET page = ?, curtain = ?, glance = ?, played = ?, spent = spent + ? WHERE id = ?',
  );
  const addTime = db.prepare('UPDATE campaign SET spent = spent + ? WHERE id = ?');
  const curtain = db.prepare('UPDATE campaign SET page = ?, curtain = ? WHERE id = ?');
  const people = db.prepare('UPDATE campaign SET seats = ?, looked = ?, consents = ? WHERE id = ?');
  const damage = db.prepare('UPDATE campaign SET damage = ? WHERE id = ?');
  const carry = db.prepare('UPDATE campaign SET ruleset = ?, floor = ?, options = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM campaign WHERE id = ?');
  return {
    /** The campaigns there are, the one played last first. */
    ids: (): string[] => ids.all().map(String),
    /** A campaign's row, or undefined. @throws DamagedRow */
    read(id: string): StoredCampaign | undefined {
      const row = read.get(id);
      return row === undefined ? undefined : readCampaign(row);
    },
    insert(head: CampaignHead, at: Standing, now: Date): void {
      const [seats, options] = [JSON.stringify(head.seats), JSON.stringify(head.options)];
      const standing = { page: at.page, curtain: JSON.stringify(at.curtain), glance: JSON.stringify(at.glance) };
      insert.run({ ...head, ...standing, seats, options, now: now.toISOString() });
    },
    stand(id: string, at: StandingAfter, now: Date): void {
      const standing = [at.page, JSON.stringify(at.curtain), JSON.stringify(at.glance)];
      stand.run(...standing, now.toISOString(), at.spent ?? 0, id);
    },
    /** Adds seconds a campaign has lain open. */
    addTime: (id: string, seconds: number): void => void addTime.run(seconds, id),
    /** The curtain moves without a move being played. */
    curtain: (id: string, at: Curtain, page: number): void => void curtain.run(page, JSON.stringify(at), id),
    people: (id: string, { seats, looked, consents }: People): void =>
      void people.run(JSON.stringify(seats), JSON.stringify(looked), JSON.stringify(consents), id),
    /** Notes for good that a campaign can only be read, and why. */
    damage: (id: string, why: Message): void => void damage.run(JSON.stringify(why), id),
    carry: (id: string, ruleset: number, floor: number, options: object): void =>
      void carry.run(ruleset, floor, JSON.stringify(options), id),
    remove: (id: string): void => void remove.run(id),
  };
}

/** … about the log of a campaign. */
export function logStatements(db: Database) {
  const setup = db.prepare('SELECT hash, events FROM entry WHERE campaign = ? AND seq = 0');
  const entries = db.prepare(
    'SELECT seq, kind, seat, move, hash, events FROM entry WHERE campaign = ? AND seq > ? ORDER BY seq LIMIT ?',
  );
  const append = db.prepare(
    'INSERT INTO entry (campaign, seq, kind, seat, move, hash, events) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const begin = db.prepare("INSERT INTO entry (campaign, seq, kind, hash, events) VALUES (?, 0, 'setup', ?, ?)");
  return {
    begin: (id: string, { hash, events }: SetUp): void => void begin.run(id, hash, JSON.stringify(events)),
    append(id: string, { entry, events }: StoredEntry): void {
      const { seat, move } = columnsOf(entry);
      append.run(id, entry.seq, entry.kind, seat, move, entry.hash, JSON.stringify(events));
    },
    /** The hash and the events of the set-up. @throws DamagedRow */
    setup(id: string): Omit<SetUp, 'state'> {
      const row = setup.get(id) as { hash: string; events: string } | undefined;
      if (row === undefined) throw new DamagedRow('set-up', undefined);
      return { hash: row.hash, events: readEvents(row.events) };
    },
    /**
     * The log after an entry (0: the set-up), at most so many entries of it (-1: all), as far as it can be read without a
     * gap; and whether that is all that was asked for.
     */
    entries(id: string, after = 0, most = -1): { readonly entries: StoredEntry[]; readonly whole: boolean } {
      const read: StoredEntry[] = [];
      for (const row of entries.iterate(id, after, most)) {
        const next = readable(row);
        if (next?.entry.seq !== after + read.length + 1) return { entries: read, whole: false };
        read.push(next);
      }
      return { entries: read, whole: true };
    },
  };
}

/** … about snapshots. */
export function snapshotStatements(db: Database) {
  const keep = db.prepare('INSERT OR REPLACE INTO snapshot (campaign, seq, hash, state) VALUES (?, ?, ?, ?)');
  const seqs = db.prepare('SELECT seq FROM snapshot WHERE campaign = ? ORDER BY seq DESC').pluck();
  const read = db.prepare('SELECT hash, state FROM snapshot WHERE campaign = ? AND seq = ?');
  return {
    keep: (id: string, { seq, hash, state }: Snapshot): void => void keep.run(id, seq, hash, JSON.stringify(state)),
    /** The entries of which a snapshot is kept, youngest first; 0 is the set-up. */
    seqs: (id: string): number[] => seqs.all(id).map(Number),
    /** The snapshot of an entry. @throws DamagedRow */
    read(id: string, seq: number): Snapshot | undefined {
      const row = read.get(id, seq) as { hash: string; state: string } | undefined;
      return row === undefined ? undefined : { seq, hash: row.hash, state: parsed(`snapshot ${seq}`, row.state) };
    },
  };
}

function readable(row: unknown): StoredEntry | undefined {
  try {
    return readEntry(row);
  } catch (error) {
    if (error instanceof DamagedRow) return undefined;
    throw error;
  }
}

/** The object a text of the database holds. @throws DamagedRow */
export function parsed(what: string, text: unknown): object {
  try {
    const value: unknown = JSON.parse(String(text));
    if (value !== null && typeof value === 'object') return value;
  } catch (error) {
    throw new DamagedRow(what, error);
  }
  throw new DamagedRow(what, undefined);
}
