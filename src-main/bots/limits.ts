/** Milliseconds for which a level may think about one decision. They are for slow computers: its work usually takes a third. */
const LIMITS_MS: Readonly<Record<string, number>> = { captain: 1500, admiral: 6000 };
/** Milliseconds after its limit in which a bot must have answered. */
const AFTER_MS = 5000;

/** What makes one bot stop thinking, and when its worker is given up. */
export type Limit = {
  /** Memory for the worker: not 0 once the best so far is wanted. */
  readonly stop: Int32Array;
  /** Milliseconds until the worker is ended. */
  readonly timeout: number;
  /** The answer is here: nothing is waited for any longer. */
  over(): void;
};

/**
 * Starts the time of a question to a bot of `level`: it is told to stop at the limit of its level, or once `now` is aborted. A
 * level without a limit answers at once, so that its worker is ended after `usual` milliseconds.
 */
export function startLimit(level: string, usual: number, now: AbortSignal | undefined): Limit {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const giveBest = (): void => void Atomics.store(stop, 0, 1);
  const limit = Object.hasOwn(LIMITS_MS, level) ? LIMITS_MS[level] : undefined;
  const timer = limit === undefined ? undefined : setTimeout(giveBest, limit);
  if (now?.aborted === true) giveBest();
  else now?.addEventListener('abort', giveBest, { once: true });
  const over = (): void => {
    clearTimeout(timer);
    now?.removeEventListener('abort', giveBest);
  };
  return { stop, timeout: limit === undefined ? usual : limit + AFTER_MS, over };
}
