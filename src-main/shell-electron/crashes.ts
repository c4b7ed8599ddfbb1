const MAX_CRASHES = 3;
const WITHIN_MS = 60_000;

/**
 * A function to call at each crash of the page. It returns whether to load the page again, or to give up because this is
 * the third crash within a minute. `now` is a clock in milliseconds.
 */
export function crashPolicy(now: () => number): () => 'reload' | 'give-up' {
  let crashes: number[] = [];
  return () => {
    crashes = [...crashes.filter((time) => now() - time < WITHIN_MS), now()];
    return crashes.length < MAX_CRASHES ? 'reload' : 'give-up';
  };
}
