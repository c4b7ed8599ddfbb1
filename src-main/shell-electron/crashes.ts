const MOST_RELOADS = 3;
const WITHIN_MS = 60_000;

/**
 * What to do each time the page crashes: load it again, unless that has been tried three times within a minute. `now` is
 * a clock in milliseconds.
 */
export function crashPolicy(now: () => number): () => 'reload' | 'give-up' {
  let reloads: number[] = [];
  return () => {
    reloads = reloads.filter((time) => now() - time < WITHIN_MS);
    if (reloads.length >= MOST_RELOADS) return 'give-up';
    reloads.push(now());
    return 'reload';
  };
}
