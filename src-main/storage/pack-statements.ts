import type { Database } from 'better-sqlite3';
import { parsed } from './statements.ts';

/** A stored pack without its data. `used`: a campaign is played with it. `kept`: players added it by itself. */
export type StoredPack = {
  readonly hash: string;
  readonly name: string;
  readonly used: boolean;
  readonly kept: boolean;
};

/** Statements on the table `pack`. */
export function packStatements(db: Database) {
  const read = db.prepare('SELECT data FROM pack WHERE hash = ?').pluck();
  const list = db.prepare(`
    SELECT hash, name, kept, EXISTS (SELECT 1 FROM campaign WHERE campaign.pack = hash) AS used
    FROM pack WHERE game = ? ORDER BY name, hash`);
  const add = db.prepare('INSERT INTO pack (hash, game, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const save = db.prepare(`
    INSERT INTO pack (hash, game, data, name, kept) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT (hash) DO UPDATE SET data = excluded.data, name = excluded.name, kept = 1`);
  const remove = db.prepare('DELETE FROM pack WHERE hash = ?');
  const prune = db.prepare('DELETE FROM pack WHERE kept = 0 AND hash NOT IN (SELECT pack FROM campaign)');
  return {
    /** A pack by its hash. @throws DamagedRow */
    read: (hash: string): object => parsed('pack', read.get(hash)),
    /** The packs of a game. */
    list: (game: string): StoredPack[] =>
      (list.all(game) as { hash: string; name: string; kept: number; used: number }[]).map(
        ({ hash, name, kept, used }) => ({ hash, name, kept: kept === 1, used: used === 1 }),
      ),
    /** Adds the pack of a campaign, unless it is there. It is deleted with the last campaign that uses it. */
    add: (hash: string, game: string, data: object): void => void add.run(hash, game, JSON.stringify(data)),
    /** The same, with the data as JSON. */
    addText: (hash: string, game: string, data: string): void => void add.run(hash, game, data),
    /** Saves a pack that players added by itself. It stays until it is removed. */
    save: (hash: string, game: string, data: object, name: string): void =>
      void save.run(hash, game, JSON.stringify(data), name),
    remove: (hash: string): void => void remove.run(hash),
    /** Deletes packs that no campaign uses and that were not added by themselves. */
    prune: (): void => void prune.run(),
  };
}

/** Statements on the table `setting`. */
export function settingStatements(db: Database) {
  const read = db.prepare('SELECT value FROM setting WHERE name = ?').pluck();
  const all = db.prepare('SELECT name, value FROM setting');
  const save = db.prepare(
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const forget = db.prepare('DELETE FROM setting WHERE name = ?');
  return {
    /** A setting as saved, or undefined if there is none or it is damaged. */
    read: (name: string): unknown => valueOf(read.get(name)),
    /** Every setting by name; a damaged one is undefined. */
    all: (): Map<string, unknown> => {
      const rows = all.all() as { name: string; value: string }[];
      return new Map(rows.map(({ name, value }) => [name, valueOf(value)]));
    },
    save: (name: string, value: unknown): void => void save.run(name, JSON.stringify(value)),
    forget: (name: string): void => void forget.run(name),
  };
}

function valueOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
