import { archipelagoCard } from './archipelago/card.ts';
import { empiresCard } from './empires-of-the-north/card.ts';
import { endeavorCard } from './endeavor/card.ts';
import type { GameCard } from '../window/card.ts';

/** Every game there is a window for: the one place to add one. */
export const CARDS: readonly GameCard[] = [archipelagoCard, endeavorCard, empiresCard];

/** The card of a game; nothing where nobody knows it here. */
export function cardOf(game: string): GameCard | undefined {
  return CARDS.find(({ id }) => id === game);
}
