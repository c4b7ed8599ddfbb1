import type { Database } from 'better-sqlite3';
import type { Curtain, Message } from '#main/contract/messages.ts';
import { copyText, readCopy, type HeadCopy } from './head-copy.ts';
import {
  DamagedRow,
  logRowOf,
  readEntry,
  readEvents,
  type CampaignHead,
  type StoredCampaign,
  type StoredEntry,
} from './rows.ts';
import { NOTHING, sealedGlance, sealIn, soundness, withRow, type LogRow, type LogSum, type RawRow } from './seal.ts';
import type { People, SetUp, Snapshot, CampaignPosition, PositionUpdate } from './shapes.ts';

type Carried = {
  readonly ruleset: number;
  readonly floor: number;
  readonly options: object;
  readonly mark: Message | undefined;
};

/** What is said to the database about campaigns. Every change seals the row anew. */
export function campaignStatements(db: Database) {
  const ids = db.prepare('SELECT id FROM campaign ORDER BY played DESC, id').pluck();
  const read = db.prepare<[string], RawRow>('SELECT * FROM campaign WHERE id = ?');
  const insert = db.prepare(`
    INSERT INTO campaign (id, game, ruleset, created, played, seats, level, undo, options, seed, pack, page,
      curtain, glance, damage)
    VALUES (@id, @game, @ruleset, @now, @now, @seats, @level, @undo, @options, @seed, @pack, @page, @curtain, @glance,
      @damage)`);
  const stand = db.prepare(
    'UPDATE campaign SET page = ?, curtain = ?, glance = ?, played = coalesce(?, played), spent = spent + ? WHERE id = ?',
  );
  const addTime = db.prepare('UPDATE campaign SET spent = spent + ? WHERE id = ?');
  const curtain = db.prepare('UPDATE campaign SET page = ?, curtain = ? WHERE id = ?');
  const people = db.prepare('UPDATE campaign SET seats = ?, looked = ?, consents = ? WHERE id = ?');
  const damage = db.prepare('UPDATE campaign SET damage = ? WHERE id = ?');
  const carry = db.prepare('UPDATE campaign SET ruleset = ?, floor = ?, options = ?, damage = ? WHERE id = ?');
  const restore = db.prepare(`
    UPDATE campaign SET game = @game, ruleset = @ruleset, created = @created, played = @played, seats = @seats,
      level = @level, undo = @undo, spent = @spent, looked = @looked, consents = @consents, options = @options,
      seed = @seed, pack = @pack, floor = @floor, page = @page, curtain = @curtain, glance = @glance, damage = @damage
    WHERE id = @id`);
  const glance = db.prepare('UPDATE campaign SET glance = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM campaign WHERE id = ?');

  function seal(id: string, log: LogSum | undefined): void {
    const row = read.get(id);
    const sum = log ?? (row && sealIn(row));
    if (row !== undefined && sum !== undefined) glance.run(sealedGlance(row, sum), id);
  }
  /** Makes a change, and seals the row; one that was damaged before is not sealed as if it were right. */
  function change(id: string, update: () => void, log?: LogSum): void {
    const row = read.get(id);
    const damaged = row !== undefined && soundness(row) === 'damaged';
    update();
    if (!damaged) seal(id, log);
  }
  const changed = db.transaction(change);
  return {
    /** The campaigns there are, the one played last first. */
    ids: (): string[] => ids.all().map(String),
    /** A campaign's row as it is written, or undefined. */
    raw: (id: string): RawRow | undefined => read.get(id),
    insert(head: CampaignHead, at: CampaignPosition & { readonly damage?: Message }, now: Date): void {
      const [seats, options] = [JSON.stringify(head.seats), JSON.stringify(head.options)];
      const standing = { page: at.page, curtain: JSON.stringify(at.curtain), glance: JSON.stringify(at.glance) };
      const damaged = at.damage === undefined ? null : JSON.stringify(at.damage);
      insert.run({
        ...head,
        level: head.level ?? '',
        ...standing,
        seats,
        options,
        now: now.toISOString(),
        damage: damaged,
      });
    },
    seal,
    stand(id: string, at: PositionUpdate, now: Date, log: LogSum): void {
      const standing = [at.page, JSON.stringify(at.curtain)];
      // Where the row was damaged meanwhile the seal says so from here on as well.
      const unproved = JSON.stringify({ ...at.glance, seal: { seq: 0, log: '', row: '' } });
      const played = at.quiet === true ? null : now.toISOString();
      change(id, () => void stand.run(...standing, unproved, played, at.spent ?? 0, id), log);
    },
    /** Adds seconds a campaign has lain open. */
    addTime: (id: string, seconds: number): void => changed.immediate(id, () => void addTime.run(seconds, id)),
    /** The curtain moves without a move being played. */
    curtain: (id: string, at: Curtain, page: number): void =>
      change(id, () => void curtain.run(page, JSON.stringify(at), id)),
    people: (id: string, { seats, looked, consents }: People): void =>
      change(id, () => void people.run(JSON.stringify(seats), JSON.stringify(looked), JSON.stringify(consents), id)),
    /** Notes for good what is damaged in a campaign. */
    damage: (id: string, why: Message): void => changed.immediate(id, () => void damage.run(JSON.stringify(why), id)),
    /** Newer rules, or a position behind some damage, begin at an entry. */
    carry(id: string, to: Carried, log: LogSum): void {
      const mark = to.mark === undefined ? null : JSON.stringify(to.mark);
      change(id, () => void carry.run(to.ruleset, to.floor, JSON.stringify(to.options), mark, id), log);
    },
    /** Writes a whole row anew, whatever stands there. */
    restore(row: StoredCampaign, log: LogSum): void {
      const { seats, looked, consents, options, curtain: at, glance: shown, damage: damaged, mark, ...rest } = row;
      const { seal: _, sound: __, ...plain } = rest;
      const why = damaged ?? mark;
      const texts = { seats, looked, consents, options, curtain: at, glance: shown };
      const written = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value)]));
      restore.run({
        ...plain,
        level: plain.level ?? '',
        ...written,
        damage: why === undefined ? null : JSON.stringify(why),
      });
      seal(row.id, log);
    },
    remove: (id: string): void => void remove.run(id),
  };
}

/** … about the log of a campaign. */
export function logStatements(db: Database) {
  const setup = db.prepare<[string], { hash: string; events: string }>(
    'SELECT hash, events FROM entry WHERE campaign = ? AND seq = 0',
  );
  const head = db.prepare('SELECT move FROM entry WHERE campaign = ? AND seq = 0').pluck();
  const entries = db.prepare<[string, number, number], LogRow>(
    'SELECT seq, kind, seat, move, hash, events FROM entry WHERE campaign = ? AND seq > ? ORDER BY seq LIMIT ?',
  );
  const hash = db.prepare('SELECT hash FROM entry WHERE campaign = ? AND seq = ?').pluck();
  const into = 'INTO entry (campaign, seq, kind, seat, move, hash, events) VALUES (?, ?, ?, ?, ?, ?, ?)';
  const append = db.prepare(`INSERT ${into}`);
  // The triggers let nothing be changed; what replaces a row word for word as it was first written does not change it.
  const replace = db.prepare(`REPLACE ${into}`);
  const run = (statement: typeof append, id: string, row: LogRow): void =>
    void statement.run(id, row.seq, row.kind, row.seat, row.move, row.hash, row.events);
  const sum = (id: string): LogSum => {
    let total = NOTHING;
    for (const row of entries.iterate(id, -1, -1)) total = withRow(total, row);
    return total;
  };
  return {
    /** Begins a log; its first row keeps a copy of the campaign's head. Gives the sum over it. */
    begin(from: CampaignHead, { hash: led, events }: Omit<SetUp, 'state'>, now: Date): LogSum {
      const move = copyText(from, now);
      const row = { seq: 0, kind: 'setup', seat: null, move, hash: led, events: JSON.stringify(events) };
      run(append, from.id, row);
      return withRow(NOTHING, row);
    },
    /** Adds an entry; gives the sum over the log with it. */
    append(id: string, entry: StoredEntry, before: LogSum): LogSum {
      const row = logRowOf(entry);
      run(append, id, row);
      return withRow(before, row);
    },
    sum,
    /** Puts rows back as they were first written. */
    putBack(id: string, entries: readonly StoredEntry[], begun: Omit<SetUp, 'state'> | undefined): void {
      for (const entry of entries) run(replace, id, logRowOf(entry));
      if (begun === undefined) return;
      const move = head.get(id) as string | null;
      const row = { seq: 0, kind: 'setup', seat: null, move, hash: begun.hash, events: JSON.stringify(begun.events) };
      run(replace, id, row);
    },
    /** The hash and the events of the set-up. @throws DamagedRow */
    setup(id: string): Omit<SetUp, 'state'> {
      const row = setup.get(id);
      if (row === undefined) throw new DamagedRow('set-up', undefined);
      return { hash: row.hash, events: readEvents(row.events) };
    },
    /** The copy of a campaign's head; undefined where there is none that holds. */
    head: (id: string): HeadCopy | undefined => readCopy(head.get(id)),
    /** The hash an entry is written with. */
    hash: (id: string, seq: number): unknown => hash.get(id, seq),
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
    /** Every entry that can be read, whatever is missing between them. */
    readable: (id: string): StoredEntry[] => [...entries.iterate(id, 0, -1)].flatMap((row) => readable(row) ?? []),
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
