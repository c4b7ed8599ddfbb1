import type { WrittenPromise } from '#engine/archipelago/terms.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/** A promise with its number in the ledger. */
export type LedgerEntry = WrittenPromise & { readonly index: number };

/** The ledger, open promises first, those due soonest at the top. */
export function ledgerOf({ promises }: Pick<View, 'promises'>): LedgerEntry[] {
  const entries = promises.map((promise, index) => ({ ...promise, index }));
  const rank = ({ status }: LedgerEntry): number => (status === 'open' ? 0 : 1);
  return entries.sort((a, b) => rank(a) - rank(b) || a.due - b.due || a.index - b.index);
}

/** How many promises are still open. */
export function openPromises({ promises }: Pick<View, 'promises'>): number {
  return promises.filter(({ status }) => status === 'open').length;
}
