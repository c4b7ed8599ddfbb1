const MOST_CRASHES = 3;
const WITHIN_MS = 60_000;

/**
 * What to do each time the page crashes: load it again, unless this is the third time within a minute. `now` is a clock
 * in milliseconds.
 */
export function crashPolicy(now: () => number): () => 'reload' | 'give-up' {
  let crashes: number[] = [];
  return () => {
    crashes = [...crashes.filter((time) => now() - time < WITHIN_MS), now()];
    return crashes.length < MOST_CRASHES ? 'reload' : 'give-up';
  };
}
