import type { Database } from 'better-sqlite3';
import type { Store } from '#main/storage/store.ts';

/** Points at which a process can be killed: around the writes of a commit, after it, and before the reply. */
export const POINTS = [
  'before-commit',
  'after-entry',
  'before-snapshot',
  'after-snapshot',
  'after-standing',
  'before-note',
  'after-note',
  'after-commit',
  'at-screen',
] as const;
export type Point = (typeof POINTS)[number];

/** Called whenever the process passes a point. */
export type Pass = (point: Point) => void;

const STATEMENTS: readonly (readonly [string, Point | undefined, Point])[] = [
  ['INSERT INTO entry', undefined, 'after-entry'],
  ['INSERT OR REPLACE INTO snapshot', 'before-snapshot', 'after-snapshot'],
  ['INSERT OR REPLACE INTO kept', 'before-note', 'after-note'],
  ['UPDATE campaign SET page = ?, curtain = ?, glance', undefined, 'after-standing'],
];

/** Makes statements that `db` prepares from now on call `pass`. */
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

/** An entry that the store has committed. */
export type CommittedEntry = { readonly campaign: string; readonly seq: number; readonly hash: string };

/** Notes that were acknowledged: a number that only grows. */
export type WrittenNote = { readonly campaign: string; readonly note: number };

/** The store, calling `pass` around its commits and `taken` for each committed entry. */
export function watched(store: Store, pass: Pass, taken: (commit: CommittedEntry) => void): Store {
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
