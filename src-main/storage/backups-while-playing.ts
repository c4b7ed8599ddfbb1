import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { backUp } from './backup.ts';
import { codeOf } from './trouble.ts';

/** A copy is made after so many changes, or so many milliseconds after the first that no copy has. */
const CHANGES = 50;
const LONGEST = 20 * 60_000;

/** Makes backups while a campaign is played; one that fails costs a line in the log. */
export type Backups = {
  /** Something was written. */
  readonly note: () => void;
  /** Makes one of what there is now. */
  readonly backUpNow: () => void;
  /** Makes the last one, if anything was written since, unless the file was lost. */
  readonly close: (lost: boolean) => void;
};

/** No backups: the database lies in memory. */
export const NO_BACKUPS: Backups = { note: () => undefined, backUpNow: () => undefined, close: () => undefined };

/** Keeps the backups of `db`, which lies in the data folder. */
export function openBackups(db: Database, now: () => Date, log: Log): Backups {
  let [changes, behind] = [0, false];
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Immediate | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    clearImmediate(soon);
    [timer, soon, changes] = [undefined, undefined, 0];
  };
  const backUpNow = (): void => {
    rest();
    try {
      backUp(db, dirname(db.name), now(), log);
      behind = false;
    } catch (error) {
      log.warn('backup-failed', { sqlite: codeOf(error), error });
    }
  };
  return {
    note() {
      [changes, behind] = [changes + 1, true];
      timer ??= setTimeout(backUpNow, LONGEST).unref();
      // Not before whoever moved has their answer.
      if (changes >= CHANGES) soon ??= setImmediate(backUpNow);
    },
    backUpNow,
    close(lost) {
      rest();
      if (behind && !lost) backUpNow();
    },
  };
}
