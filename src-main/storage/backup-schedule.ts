import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { Log } from '#main/log.ts';
import { backUp } from './backup.ts';
import { pruneBackups } from './prune-backups.ts';
import { errorCode } from './trouble.ts';

/** A backup is made after this many changes, or this long after the first change that is in no backup. */
const CHANGES_PER_BACKUP = 50;
const MAX_DELAY_MS = 20 * 60_000;

/** Makes backups while a campaign is played, and deletes old ones. A failure is logged; it never interrupts play. */
export type BackupSchedule = {
  /** Must be called after each change written to the database. */
  readonly noteChange: () => void;
  /** Makes a backup immediately, and deletes none. */
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
  let pruning: Generator<undefined> | undefined;
  /** Takes one step of the pruning in progress, and the next ones later, or at once where nobody is waiting any more. */
  const prune = (atOnce: boolean): void => {
    try {
      while (pruning?.next().done === false) {
        if (atOnce) continue;
        setImmediate(prune, false).unref();
        return;
      }
    } catch (error) {
      log.warn('backups-not-pruned', { sqlite: errorCode(error), error });
    }
    pruning = undefined;
  };
  const reset = (): void => {
    clearTimeout(timer);
    clearImmediate(soon);
    [timer, soon, changes] = [undefined, undefined, 0];
  };
  const backUpNow = (): boolean => {
    reset();
    try {
      backUp(db, dirname(db.name), now());
      outdated = false;
      return true;
    } catch (error) {
      log.warn('backup-failed', { sqlite: errorCode(error), error });
      // Where none can be made, none is deleted.
      pruning?.return(undefined);
      pruning = undefined;
      return false;
    }
  };
  const startPruning = (): void => {
    if (pruning !== undefined) return;
    pruning = pruneBackups(db, dirname(db.name), log);
    setImmediate(prune, false).unref();
  };
  const backUpAndPrune = (): void => {
    if (backUpNow()) startPruning();
  };
  // A new day's backup was made when the file was opened.
  startPruning();
  return {
    noteChange() {
      [changes, outdated] = [changes + 1, true];
      timer ??= setTimeout(backUpAndPrune, MAX_DELAY_MS).unref();
      // Deferred, so that the player gets the reply to their move first.
      if (changes >= CHANGES_PER_BACKUP) soon ??= setImmediate(backUpAndPrune);
    },
    backUpNow: () => void backUpNow(),
    close(lost) {
      reset();
      // Of a file that is lost, nothing may be deleted that lies elsewhere.
      if (lost) pruning?.return(undefined);
      else if (outdated) backUpAndPrune();
      prune(true);
    },
  };
}
