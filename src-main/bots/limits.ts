/** Milliseconds for which a level may think about one decision. They are for slow computers: its work usually takes a third. */
const LIMITS_MS: Readonly<Record<string, number>> = { captain: 1500, admiral: 6000 };
/** Milliseconds of its own after its limit in which a worker must have answered. */
const AFTER_MS = 5000;
/** Milliseconds of its own in which a worker must have answered once the best so far is wanted: one that heeds that takes a tenth of it. */
export const HURRIED_MS = 400;

/** What makes one bot stop thinking. */
export type Limit = {
  /** Memory for the worker: not 0 once the best so far is wanted. */
  readonly stop: Int32Array;
  /** The answer is here: nothing is waited for any longer. */
  over(): void;
};

/** The limit of a level in milliseconds; undefined for one that answers at once. */
const limitOf = (level: string): number | undefined => (Object.hasOwn(LIMITS_MS, level) ? LIMITS_MS[level] : undefined);

/** Milliseconds of its own that a worker may have for a question to a bot of `level`: `usual` where the level has no limit. */
export function allowedFor(level: string, usual: number): number {
  const limit = limitOf(level);
  return limit === undefined ? usual : limit + AFTER_MS;
}

/**
 * Starts the time of a question to a bot of `level`: it is told to stop at the limit of its level, after `within` milliseconds where that
 * is less, or once `now` is aborted.
 */
export function startLimit(
  { level, within = Number.POSITIVE_INFINITY }: { readonly level: string; readonly within?: number },
  now: AbortSignal | undefined,
): Limit {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const giveBest = (): void => void Atomics.store(stop, 0, 1);
  const limit = limitOf(level);
  const timer = limit === undefined ? undefined : setTimeout(giveBest, Math.min(limit, within));
  if (now?.aborted === true) giveBest();
  else now?.addEventListener('abort', giveBest, { once: true });
  const over = (): void => {
    clearTimeout(timer);
    now?.removeEventListener('abort', giveBest);
  };
  return { stop, over };
}
