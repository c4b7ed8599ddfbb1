import type { Leave, WrittenPromise, StandingAnswer } from '#engine/archipelago/terms.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/** A promise with its number in the ledger. */
export type Entry = WrittenPromise & { readonly index: number };

/** The ledger, open promises first, those due soonest at the top. */
export function ledgerOf({ promises }: Pick<View, 'promises'>): Entry[] {
  const entries = promises.map((promise, index) => ({ ...promise, index }));
  const rank = ({ status }: Entry): number => (status === 'open' ? 0 : 1);
  return entries.sort((a, b) => rank(a) - rank(b) || a.due - b.due || a.index - b.index);
}

/** How `by` answers `to`: asked each time, unless something else was said. */
export function standingOf({ standing }: Pick<View, 'standing'>, by: number, to: number): StandingAnswer {
  return (
    standing.find((said) => said.by === by && said.to === to) ?? { by, to, leave: 'ask' satisfies Leave, price: 0 }
  );
}

/** How many promises are still open. */
export function openPromises({ promises }: Pick<View, 'promises'>): number {
  return promises.filter(({ status }) => status === 'open').length;
}
