import type { OwnTime, WorkerChannel } from './worker-threads.ts';

/** Milliseconds between two looks at a worker. */
const LOOK_MS = 100;

/** The watch over one answer that a worker owes. */
export type Watch = {
  /** From now on it may have no more than so many milliseconds of its own. */
  allow(milliseconds: number): void;
  /** The answer is here, or nobody waits for it. */
  end(): void;
};

/**
 * Calls `onHang` once a worker that owes an answer has had so many milliseconds of its own. Counted is what its thread computes and
 * what it sits idle, not what passes: a worker that sleeps with the computer, or waits for a core, does not hang.
 */
export function watchWorker(
  channel: Pick<WorkerChannel<never>, 'ownTime'>,
  milliseconds: number,
  onHang: () => void,
): Watch {
  let left = milliseconds;
  let before: OwnTime | undefined;
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const now = await channel.ownTime();
    if (over) return;
    if (before !== undefined && now !== undefined) left -= ownBetween(before, now);
    before = now ?? before;
    if (left > 0) {
      timer = setTimeout(() => void look(), LOOK_MS);
      return;
    }
    over = true;
    onHang();
  };
  void look();
  return {
    allow: (most) => void (left = Math.min(left, most)),
    end() {
      over = true;
      clearTimeout(timer);
    },
  };
}

/** Idle counts for one pause between two looks at most: after a longer one this thread was late, and the answer may be on its way. */
function ownBetween(before: OwnTime, now: OwnTime): number {
  return now.computed - before.computed + Math.min(now.idle - before.idle, LOOK_MS);
}
