import type { GameEntry } from '#main/contract/listing.ts';
import type { GameCard } from '../../window/card.ts';

/** A game that can be set up: what the host says about it, and its card. */
export type AvailableGame = { readonly game: GameEntry; readonly card: GameCard };

/** The games that both the host and this window know, in the order of the cards. */
export function availableGames(cards: readonly GameCard[], games: readonly GameEntry[]): AvailableGame[] {
  return cards.flatMap((card) => {
    const game = games.find(({ id }) => id === card.id);
    return game === undefined ? [] : [{ game, card }];
  });
}
