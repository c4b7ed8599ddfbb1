import type { GameCard } from '#renderer/window/card.ts';
import { toyCard } from './card.ts';
import { FORM_IDS } from './forms.ts';

/** The toy in its forms: in the place of the window's list of games. */
export const CARDS: readonly GameCard[] = FORM_IDS.map(toyCard);

/** The card of a form. */
export function cardOf(game: string): GameCard | undefined {
  return CARDS.find(({ id }) => id === game);
}
