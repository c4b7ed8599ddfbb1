import type { Database } from 'better-sqlite3';

/** One migration, to version `to`. A released one is never edited: a mistake is repaired by a new migration. */
export type Migration = { readonly to: number; readonly why: string; readonly sql: string };

/** Every migration, in order. `user_version`, and from version 3 on also a row of `meta`, hold the version of a file. */
export const MIGRATIONS: readonly Migration[] = [
  {
    to: 1,
    why: 'campaigns as append-only logs with snapshots',
    sql: `
      CREATE TABLE pack (hash TEXT PRIMARY KEY, game TEXT NOT NULL, data TEXT NOT NULL) STRICT;
      CREATE TABLE campaign (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        ruleset INTEGER NOT NULL,
        created TEXT NOT NULL,
        played TEXT NOT NULL,
        seats TEXT NOT NULL,
        level TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        pack TEXT NOT NULL REFERENCES pack (hash),
        -- entry at which newer rules took the campaign over, with a snapshot of its own; the log before is older rules'
        floor INTEGER,
        page INTEGER NOT NULL,
        curtain TEXT NOT NULL,
        glance TEXT NOT NULL,
        damage TEXT
      ) STRICT;
      CREATE INDEX campaign_played ON campaign (played);
      CREATE TABLE entry (
        campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('setup', 'move', 'undo', 'redo')),
        seat INTEGER,
        move TEXT,
        hash TEXT NOT NULL,
        events TEXT NOT NULL,
        PRIMARY KEY (campaign, seq),
        CHECK ((kind = 'setup') = (seq = 0)),
        CHECK ((kind = 'move') = (move IS NOT NULL AND seat IS NOT NULL))
      ) STRICT, WITHOUT ROWID;
      CREATE TRIGGER entry_stays BEFORE UPDATE ON entry
        BEGIN SELECT raise(ABORT, 'the log is append-only'); END;
      CREATE TRIGGER entry_kept BEFORE DELETE ON entry
        WHEN EXISTS (SELECT 1 FROM campaign WHERE id = OLD.campaign)
        BEGIN SELECT raise(ABORT, 'the log is append-only'); END;
      CREATE TABLE snapshot (
        campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        hash TEXT NOT NULL,
        state TEXT NOT NULL,
        PRIMARY KEY (campaign, seq)
      ) STRICT;
      CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    `,
  },
  {
    to: 2,
    why: 'who sits where may change, a campaign may be given up, players bring their own packs',
    sql: `
      ALTER TABLE campaign ADD COLUMN undo TEXT NOT NULL DEFAULT 'barrier';
      -- seconds it has lain open
      ALTER TABLE campaign ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;
      -- the last entry each seat has seen, and the seats that would give it up
      ALTER TABLE campaign ADD COLUMN looked TEXT NOT NULL DEFAULT '[]';
      ALTER TABLE campaign ADD COLUMN consents TEXT NOT NULL DEFAULT '[]';
      ALTER TABLE pack ADD COLUMN name TEXT NOT NULL DEFAULT '';
      -- whether it stays while no campaign is played with it
      ALTER TABLE pack ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
      DROP TRIGGER entry_stays;
      DROP TRIGGER entry_kept;
      ALTER TABLE entry RENAME TO entry_1;
      CREATE TABLE entry (
        campaign TEXT NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('setup', 'move', 'undo', 'redo', 'seat', 'abandon')),
        seat INTEGER,
        -- the move; of a 'seat' entry, who sits there now
        move TEXT,
        hash TEXT NOT NULL,
        events TEXT NOT NULL,
        PRIMARY KEY (campaign, seq),
        CHECK ((kind = 'setup') = (seq = 0)),
        CHECK ((kind IN ('move', 'seat')) = (move IS NOT NULL AND seat IS NOT NULL))
      ) STRICT, WITHOUT ROWID;
      INSERT INTO entry SELECT campaign, seq, kind, seat, move, hash, events FROM entry_1;
      DROP TABLE entry_1;
      CREATE TRIGGER entry_stays BEFORE UPDATE ON entry
        BEGIN SELECT raise(ABORT, 'the log is append-only'); END;
      CREATE TRIGGER entry_kept BEFORE DELETE ON entry
        WHEN EXISTS (SELECT 1 FROM campaign WHERE id = OLD.campaign)
        BEGIN SELECT raise(ABORT, 'the log is append-only'); END;
    `,
  },
  {
    to: 3,
    why: 'the version stands in a row too; what players deleted and what was read of damaged files is known',
    sql: `
      -- kinds: 'version' (the number of this list, as in the header), 'deleted' (a campaign), 'salvaged' (a damaged file)
      CREATE TABLE meta (
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (kind, name)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    to: 4,
    why: 'persons, records of games, titles and notes are kept beside the campaigns and outlive them',
    sql: `
      -- kinds: 'person'; 'record' and 'note' (their id is that of the campaign); 'origin' (of a campaign begun elsewhere)
      CREATE TABLE kept (
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        -- JSON; null once it was deleted, so that no copy brings it back
        data TEXT NOT NULL,
        -- of two copies the one changed last counts
        changed TEXT NOT NULL,
        -- checksum of the others
        sum TEXT NOT NULL,
        PRIMARY KEY (kind, id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
];

/** From this version on a row holds the version too, because a bit of the header may be flipped. */
export const VERSIONED_SINCE = 3;

/** The version in the table `meta`, or undefined without such a row. @throws an error of SQLite if there is no such table */
export function versionRow(db: Database): number | undefined {
  const value = db.prepare("SELECT value FROM meta WHERE kind = 'version'").pluck().get();
  return value === undefined ? undefined : Number(value);
}

/** The version after all of `migrations`; 0 if there are none. */
export function latest(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.to ?? 0;
}

/**
 * Applies the migrations above version `from` in one transaction: all of them or, on any error, none.
 * @throws an error of SQLite, or Error if rows lost the row they refer to
 */
export function migrate(db: Database, from: number, migrations: readonly Migration[]): void {
  const steps = migrations.filter(({ to }) => to > from);
  if (steps.length === 0) return;
  db.transaction(() => {
    for (const step of steps) {
      db.exec(step.sql);
      db.pragma(`user_version = ${step.to}`);
      if (step.to >= VERSIONED_SINCE)
        db.prepare("INSERT OR REPLACE INTO meta VALUES ('version', '', ?)").run(String(step.to));
    }
    const broken = db.pragma('foreign_key_check');
    if (Array.isArray(broken) && broken.length > 0) throw new Error('the migration left rows without their parent');
  }).immediate();
}
