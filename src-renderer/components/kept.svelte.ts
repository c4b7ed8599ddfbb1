import { untrack } from 'svelte';

/**
 * What `read` gives, or what it gave before it gave null: parts that are about to go may read what they were given once more, and must
 * find in it what they were shown with. It is kept no longer than the component that calls this.
 */
export function kept<T>(read: () => T | null): { readonly last: T | null } {
  let last = untrack(read);
  const now = $derived.by(() => (last = read() ?? last));
  return {
    get last() {
      return now;
    },
  };
}
