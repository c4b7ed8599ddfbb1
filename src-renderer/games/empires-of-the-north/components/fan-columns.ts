import type { HandCard } from '../panels/hand.ts';

/** Width of a card in the fan and of the air beside it, in rem. */
const CARD = 7.7;

/** The cards of a fan so many rem wide, column by column: one in each, or two where there are more. */
export function columnsFor(cards: readonly HandCard[], width: number): HandCard[][] {
  const rows = cards.length * CARD <= width + 0.3 ? 1 : 2;
  const columns: HandCard[][] = [];
  for (const [at, card] of cards.entries()) {
    if (at % rows === 0) columns.push([card]);
    else columns.at(-1)?.push(card);
  }
  return columns;
}
