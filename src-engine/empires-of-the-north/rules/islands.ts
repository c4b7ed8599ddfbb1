import { shuffle } from '../../kernel/rng.ts';
import type { State } from '../state.ts';

/** A pile of islands. */
export type PileName = 'near' | 'far';

/**
 * Takes the top island of a pile, which is made of its shuffled discard first where it is empty (l. 386); undefined if there is
 * none.
 */
export function takeIsland(state: State, name: PileName): string | undefined {
  const pile = state[name];
  if (pile.deck.length === 0) {
    const deck = [...pile.discard];
    shuffle(state.rng, deck);
    pile.deck = deck;
    pile.discard = [];
  }
  return pile.deck.shift();
}
