import type { GameEntry } from '#main/contract/listing.ts';
import type { GameCard, Voyage } from '../../window/card.ts';
import { availableGames, type AvailableGame } from '../setup/available-games.ts';

/** A game with a first voyage. */
export type AvailableVoyage = AvailableGame & { readonly voyage: Voyage };

/** The games that have a first voyage, in the order of the cards. Home asks for them, so they stand apart from what plans one. */
export function availableVoyages(cards: readonly GameCard[], games: readonly GameEntry[]): AvailableVoyage[] {
  return availableGames(cards, games).flatMap(({ game, card }) =>
    card.voyage === undefined ? [] : [{ game, card, voyage: card.voyage }],
  );
}
