import type { Database } from 'better-sqlite3';
import type { Curtain, Message } from '#main/contract/messages.ts';
import { headCopyText, readHeadCopy, type HeadCopy } from './head-copy.ts';
import {
  DamagedRow,
  logRowOf,
  readEntry,
  readEvents,
  type CampaignHead,
  type StoredCampaign,
  type StoredEntry,
} from './rows.ts';
import {
  EMPTY_LOG,
  sealedGlance,
  sealIn,
  standingOf,
  addRow,
  type LogRow,
  type LogChecksum,
  type RawRow,
} from './seal.ts';
import type { People, SetUp, Snapshot, CampaignPosition, PositionUpdate } from './shapes.ts';

type Upgrade = {
  readonly ruleset: number;
  readonly floor: number;
  readonly options: object;
  readonly mark: Message | undefined;
};

/** Where a campaign stands when its row comes into being. */
type Inserted = CampaignPosition & { readonly damage?: Message; readonly floor?: 0 };

/** Statements on the table `campaign`. Every change renews the seal of the row. */
export function campaignStatements(db: Database) {
  const ids = db.prepare('SELECT id FROM campaign ORDER BY played DESC, id').pluck();
  const read = db.prepare<[string], RawRow>('SELECT * FROM campaign WHERE id = ?');
  const insert = db.prepare(`
    INSERT INTO campaign (id, game, ruleset, created, played, seats, level, undo, options, seed, pack, floor,
      page, curtain, glance, damage)
    VALUES (@id, @game, @ruleset, @now, @now, @seats, @level, @undo, @options, @seed, @pack, @floor, @page, @curtain,
      @glance, @damage)`);
  const updatePosition = db.prepare(
    'UPDATE campaign SET page = ?, curtain = ?, glance = ?, played = coalesce(?, played), spent = spent + ? WHERE id = ?',
  );
  const addTime = db.prepare('UPDATE campaign SET spent = spent + ? WHERE id = ?');
  const curtain = db.prepare('UPDATE campaign SET page = ?, curtain = ? WHERE id = ?');
  const people = db.prepare('UPDATE campaign SET seats = ?, looked = ?, consents = ? WHERE id = ?');
  const damage = db.prepare('UPDATE campaign SET damage = ? WHERE id = ?');
  const upgrade = db.prepare('UPDATE campaign SET ruleset = ?, floor = ?, options = ?, damage = ? WHERE id = ?');
  const restore = db.prepare(`
    UPDATE campaign SET game = @game, ruleset = @ruleset, created = @created, played = @played, seats = @seats,
      level = @level, undo = @undo, spent = @spent, looked = @looked, consents = @consents, options = @options,
      seed = @seed, pack = @pack, floor = @floor, page = @page, curtain = @curtain, glance = @glance, damage = @damage
    WHERE id = @id`);
  const glance = db.prepare('UPDATE campaign SET glance = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM campaign WHERE id = ?');

  function seal(id: string, log: LogChecksum | undefined): void {
    const row = read.get(id);
    const sum = log ?? (row && sealIn(row));
    if (row !== undefined && sum !== undefined) glance.run(sealedGlance(row, sum), id);
  }
  /** Makes a change and seals the row. A row that was damaged before is not sealed, or it would count as intact. */
  function change(id: string, update: () => void, log?: LogChecksum): void {
    const row = read.get(id);
    const damaged = row !== undefined && standingOf(row) === 'damaged';
    update();
    if (!damaged) seal(id, log);
  }
  const changed = db.transaction(change);
  return {
    /** Ids of all campaigns, the one played last first. */
    ids: (): string[] => ids.all().map(String),
    /** A campaign's row as stored, or undefined. */
    raw: (id: string): RawRow | undefined => read.get(id),
    /** Inserts a row without a seal; `seal` must follow. */
    insert(head: CampaignHead, at: Inserted, now: Date): void {
      const [seats, options] = [JSON.stringify(head.seats), JSON.stringify(head.options)];
      const position = { page: at.page, curtain: JSON.stringify(at.curtain), glance: JSON.stringify(at.glance) };
      const damaged = at.damage === undefined ? null : JSON.stringify(at.damage);
      insert.run({
        ...head,
        level: head.level ?? '',
        ...position,
        seats,
        options,
        floor: at.floor ?? null,
        now: now.toISOString(),
        damage: damaged,
      });
    },
    /** Seals a row with the checksum `log`, or with that of the seal it has. */
    seal,
    /** Updates the position after a change, and when it was last played unless the update is `quiet`. */
    updatePosition(id: string, at: PositionUpdate, now: Date, log: LogChecksum): void {
      const position = [at.page, JSON.stringify(at.curtain)];
      // An invalid seal: if the row was damaged before, it is not sealed again and still counts as damaged.
      const withInvalidSeal = JSON.stringify({ ...at.glance, seal: { seq: 0, log: '', row: '' } });
      const played = at.quiet === true ? null : now.toISOString();
      change(id, () => void updatePosition.run(...position, withInvalidSeal, played, at.spent ?? 0, id), log);
    },
    /** Adds to the seconds a campaign has been open. */
    addTime: (id: string, seconds: number): void => changed.immediate(id, () => void addTime.run(seconds, id)),
    /** Saves the curtain and the page number. */
    saveCurtain: (id: string, at: Curtain, page: number): void =>
      change(id, () => void curtain.run(page, JSON.stringify(at), id)),
    /** Saves who sits where, what they have looked at and who consents to giving up. */
    savePeople: (id: string, { seats, looked, consents }: People): void =>
      change(id, () => void people.run(JSON.stringify(seats), JSON.stringify(looked), JSON.stringify(consents), id)),
    /** Stores what is damaged in a campaign. */
    markDamaged: (id: string, why: Message): void =>
      changed.immediate(id, () => void damage.run(JSON.stringify(why), id)),
    /** Stores that newer rules, or a position behind some damage, begin at the entry `floor`. */
    upgrade(id: string, to: Upgrade, log: LogChecksum): void {
      const mark = to.mark === undefined ? null : JSON.stringify(to.mark);
      change(id, () => void upgrade.run(to.ruleset, to.floor, JSON.stringify(to.options), mark, id), log);
    },
    /** Overwrites a whole row and seals it. */
    restore(row: StoredCampaign, log: LogChecksum): void {
      const { seats, looked, consents, options, curtain: at, glance: shown, damage: damaged, mark, ...rest } = row;
      const { seal: _, intact: __, ...plain } = rest;
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

/** Where a log ends: how many entries it has after the set-up, the hash it leads to, and whether its campaign was given up. */
export type LogEnd = { readonly entries: number; readonly hash: string; readonly abandoned: boolean };

/** Statements on the table `entry`: the logs of the campaigns. */
export function logStatements(db: Database) {
  const setup = db.prepare<[string], { hash: string; events: string }>(
    'SELECT hash, events FROM entry WHERE campaign = ? AND seq = 0',
  );
  const head = db.prepare('SELECT move FROM entry WHERE campaign = ? AND seq = 0').pluck();
  const entries = db.prepare<[string, number, number], LogRow>(
    'SELECT seq, kind, seat, move, hash, events FROM entry WHERE campaign = ? AND seq > ? ORDER BY seq LIMIT ?',
  );
  const hash = db.prepare('SELECT hash FROM entry WHERE campaign = ? AND seq = ?').pluck();
  const count = db.prepare('SELECT count(*) FROM entry WHERE campaign = ?').pluck();
  const at = db.prepare('SELECT 1 FROM entry WHERE campaign = ? AND hash = ? LIMIT 1');
  const abandoned = db.prepare("SELECT 1 FROM entry WHERE campaign = ? AND kind = 'abandon'");
  const into = 'INTO entry (campaign, seq, kind, seat, move, hash, events) VALUES (?, ?, ?, ?, ?, ?, ?)';
  const append = db.prepare(`INSERT ${into}`);
  // The triggers forbid UPDATE and DELETE. REPLACE passes them; it is only used to write a row as it was first written.
  const replace = db.prepare(`REPLACE ${into}`);
  const run = (statement: typeof append, id: string, row: LogRow): void =>
    void statement.run(id, row.seq, row.kind, row.seat, row.move, row.hash, row.events);
  const sum = (id: string): LogChecksum => {
    let total = EMPTY_LOG;
    for (const row of entries.iterate(id, -1, -1)) total = addRow(total, row);
    return total;
  };
  return {
    /** Writes the set-up row of a log, with a copy of the campaign's head. Returns the log's checksum. */
    begin(from: CampaignHead, { hash: setupHash, events }: Omit<SetUp, 'state'>, now: Date): LogChecksum {
      const move = headCopyText(from, now);
      const row = { seq: 0, kind: 'setup', seat: null, move, hash: setupHash, events: JSON.stringify(events) };
      run(append, from.id, row);
      return addRow(EMPTY_LOG, row);
    },
    /** Appends an entry to a log with the checksum `before`. Returns the new checksum. */
    append(id: string, entry: StoredEntry, before: LogChecksum): LogChecksum {
      const row = logRowOf(entry);
      run(append, id, row);
      return addRow(before, row);
    },
    /** The checksum of a log as it is now, row by row. */
    sum,
    /** Rewrites entries, and the set-up if given, as they were first written. */
    rewriteEntries(id: string, entries: readonly StoredEntry[], begun: Omit<SetUp, 'state'> | undefined): void {
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
    /** The copy of a campaign's head, or undefined if it is missing or damaged. */
    head: (id: string): HeadCopy | undefined => readHeadCopy(head.get(id)),
    /** How many rows a log has, the set-up among them. */
    count: (id: string): number => Number(count.get(id)),
    /** Whether a log is at least as long as another, and was once where that one ends. */
    reaches: (id: string, end: LogEnd): boolean =>
      Number(count.get(id)) > end.entries &&
      at.get(id, end.hash) !== undefined &&
      (!end.abandoned || abandoned.get(id) !== undefined),
    /** The hash in the row of an entry, unchecked. */
    hash: (id: string, seq: number): unknown => hash.get(id, seq),
    /**
     * The entries after number `after` (0: the set-up), at most `limit` of them (-1: all), up to the first that is missing
     * or damaged. `whole` is false if there was one.
     */
    entries(id: string, after = 0, limit = -1): { readonly entries: StoredEntry[]; readonly whole: boolean } {
      const read: StoredEntry[] = [];
      for (const row of entries.iterate(id, after, limit)) {
        const next = readableEntry(row);
        if (next?.entry.seq !== after + read.length + 1) return { entries: read, whole: false };
        read.push(next);
      }
      return { entries: read, whole: true };
    },
    /** Every entry that can be read, even if others between them cannot. */
    readableEntries: (id: string): StoredEntry[] =>
      [...entries.iterate(id, 0, -1)].flatMap((row) => readableEntry(row) ?? []),
  };
}

/** Statements on the table `snapshot`. */
export function snapshotStatements(db: Database) {
  const save = db.prepare('INSERT OR REPLACE INTO snapshot (campaign, seq, hash, state) VALUES (?, ?, ?, ?)');
  const seqs = db.prepare('SELECT seq FROM snapshot WHERE campaign = ? ORDER BY seq DESC').pluck();
  const read = db.prepare('SELECT hash, state FROM snapshot WHERE campaign = ? AND seq = ?');
  return {
    save: (id: string, { seq, hash, state }: Snapshot): void => void save.run(id, seq, hash, JSON.stringify(state)),
    /** Numbers of the entries that have a snapshot, newest first; 0 is the set-up. */
    seqs: (id: string): number[] => seqs.all(id).map(Number),
    /** The snapshot of an entry, or undefined. @throws DamagedRow */
    read(id: string, seq: number): Snapshot | undefined {
      const row = read.get(id, seq) as { hash: string; state: string } | undefined;
      return row === undefined ? undefined : { seq, hash: row.hash, state: parsed(`snapshot ${seq}`, row.state) };
    },
  };
}

function readableEntry(row: unknown): StoredEntry | undefined {
  try {
    return readEntry(row);
  } catch (error) {
    if (error instanceof DamagedRow) return undefined;
    throw error;
  }
}

/** Parses the JSON object in a column. `what` names it in the error. @throws DamagedRow */
export function parsed(what: string, text: unknown): object {
  try {
    const value: unknown = JSON.parse(String(text));
    if (value !== null && typeof value === 'object') return value;
  } catch (error) {
    throw new DamagedRow(what, error);
  }
  throw new DamagedRow(what, undefined);
}
