import type { OpenBack } from '../events.ts';
import { cardOf, type PackIndex } from '../pack-index.ts';
import type { State } from '../state.ts';

/**
 * What the back on top of the evolution deck says, without a hint of whose it is; null for an empty deck (ruling 112). A view shows
 * it as `evolution.top`.
 */
export function topBack(box: Pick<PackIndex, 'cards'>, state: Pick<State, 'evolution'>): OpenBack | null {
  const top = state.evolution.deck[state.evolution.deck.length - 1];
  if (top === undefined) return null;
  const { back } = cardOf(box, top);
  return { domestic: { ...back.domestic }, export: { ...back.export } };
}
