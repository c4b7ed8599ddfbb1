import type { Database } from 'better-sqlite3';
import type { Store } from '#main/storage/store.ts';

/** Places at which a process can be made to die: between entry, snapshot and standing, after the commit, at the screen. */
export const POINTS = [
  'before-commit',
  'after-entry',
  'before-snapshot',
  'after-snapshot',
  'after-standing',
  'after-commit',
  'at-screen',
] as const;
export type Point = (typeof POINTS)[number];

/** Called at each point, as often as the process comes by. */
export type Pass = (point: Point) => void;

const STATEMENTS: readonly (readonly [string, Point | undefined, Point])[] = [
  ['INSERT INTO entry', undefined, 'after-entry'],
  ['INSERT OR REPLACE INTO snapshot', 'before-snapshot', 'after-snapshot'],
  ['UPDATE campaign SET page = ?, curtain = ?, glance', undefined, 'after-standing'],
];

/** Watches the statements that `db` is given from here on. */
export function watchStatements(db: Database, pass: Pass): void {
  const prepare = db.prepare.bind(db);
  db.prepare = ((sql: string) => {
    const statement = prepare(sql);
    const watched = STATEMENTS.find(([start]) => sql.trim().startsWith(start));
    if (watched === undefined) return statement;
    const [, before, after] = watched;
    const run = statement.run.bind(statement);
    statement.run = (...values: unknown[]) => {
      if (before !== undefined) pass(before);
      const result = run(...values);
      pass(after);
      return result;
    };
    return statement;
  }) as Database['prepare'];
}

/** What the store last took: the campaign, the entry's number, its hash. */
export type Taken = { readonly campaign: string; readonly seq: number; readonly hash: string };

/** The store with its commits watched; `taken` tells of each. */
export function watched(store: Store, pass: Pass, taken: (commit: Taken) => void): Store {
  return {
    ...store,
    commit(change) {
      pass('before-commit');
      store.commit(change);
      pass('after-commit');
      for (const { entry } of change.entries) taken({ campaign: change.campaign, seq: entry.seq, hash: entry.hash });
    },
  };
}
