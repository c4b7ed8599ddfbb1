import type { Database } from 'better-sqlite3';

/** What the pilot remembers of each campaign: a row of `meta` each, outside of the campaign's own rows and their seal. */
export function pilotStatements(db: Database) {
  const read = db.prepare<[string], string>("SELECT value FROM meta WHERE kind = 'pilot' AND name = ?").pluck();
  const write = db.prepare<[string, string]>("INSERT OR REPLACE INTO meta VALUES ('pilot', ?, ?)");
  const remove = db.prepare<[string]>("DELETE FROM meta WHERE kind = 'pilot' AND name = ?");
  return {
    /** Undefined where nothing was stored. */
    read: (campaign: string): string | undefined => read.get(campaign),
    save: (campaign: string, memory: string): void => void write.run(campaign, memory),
    remove: (campaign: string): void => void remove.run(campaign),
  };
}
