import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { backUp } from './backup.ts';
import { errorCode } from './trouble.ts';

/** A backup is made after this many changes, or this long after the first change that is in no backup. */
const CHANGES_PER_BACKUP = 50;
const MAX_DELAY_MS = 20 * 60_000;

/** Makes backups while a campaign is played. A failed backup is logged; it never interrupts play. */
export type BackupSchedule = {
  /** Must be called after each change written to the database. */
  readonly noteChange: () => void;
  /** Makes a backup immediately. */
  readonly backUpNow: () => void;
  /** Stops the timers. Makes a last backup if there are changes without one, unless the database file was `lost`. */
  readonly close: (lost: boolean) => void;
};

/** Makes no backups: for a database in memory. */
export const NO_BACKUPS: BackupSchedule = {
  noteChange: () => undefined,
  backUpNow: () => undefined,
  close: () => undefined,
};

/** Schedules backups of `db`, a file in the data folder. `now` dates them. */
export function scheduleBackups(db: Database, now: () => Date, log: Log): BackupSchedule {
  let [changes, outdated] = [0, false];
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Immediate | undefined;
  const reset = (): void => {
    clearTimeout(timer);
    clearImmediate(soon);
    [timer, soon, changes] = [undefined, undefined, 0];
  };
  const backUpNow = (): void => {
    reset();
    try {
      backUp(db, dirname(db.name), now(), log);
      outdated = false;
    } catch (error) {
      log.warn('backup-failed', { sqlite: errorCode(error), error });
    }
  };
  return {
    noteChange() {
      [changes, outdated] = [changes + 1, true];
      timer ??= setTimeout(backUpNow, MAX_DELAY_MS).unref();
      // Deferred, so that the player gets the reply to their move first.
      if (changes >= CHANGES_PER_BACKUP) soon ??= setImmediate(backUpNow);
    },
    backUpNow,
    close(lost) {
      reset();
      if (outdated && !lost) backUpNow();
    },
  };
}
