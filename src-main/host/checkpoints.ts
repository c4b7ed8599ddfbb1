import { errorCode, troubleOf } from '#main/storage/trouble.ts';
import type { Log } from '#main/log.ts';
import type { Store } from '#main/storage/store.ts';

/** Milliseconds of play after which the journal is written into the database file. */
const APART_MS = 2 * 60_000;

/**
 * When the journal is written into the database file, so that little is lost where somebody removes it after a crash: after a
 * campaign has come into being, at hand-overs, and every two minutes of play. Each is made only once the request in hand has been
 * answered.
 */
export type Checkpoints = {
  /** Makes one after this answer. */
  readonly soon: () => void;
  /** Must be called after each entry: makes one after this answer if the last is long ago. */
  readonly afterEntry: () => void;
  /** Makes no more. */
  readonly close: () => void;
};

/** A store with a journal, the log of failures, and the time of the clock in milliseconds. */
type Checkpointed = { readonly store: Pick<Store, 'checkpoint'>; readonly log: Log; readonly now: () => number };

/** Schedules the checkpoints of the host's store. A failure is only logged: nothing is lost by it. */
export function scheduleCheckpoints({ store, log, now }: Checkpointed): Checkpoints {
  let [last, planned] = [now(), undefined as NodeJS.Immediate | undefined];
  const make = (): void => {
    [last, planned] = [now(), undefined];
    try {
      store.checkpoint();
    } catch (error) {
      if (troubleOf(error) === undefined) throw error;
      log.warn('checkpoint-failed', { sqlite: errorCode(error) });
    }
  };
  const soon = (): void => {
    planned ??= setImmediate(make).unref();
  };
  return {
    soon,
    afterEntry: () => {
      if (now() - last >= APART_MS) soon();
    },
    close: () => clearImmediate(planned),
  };
}
