import { cardName, type Table } from '../words/words.ts';
import type { Answer } from './answer.ts';

/** A card: it is shown large; the move is buying it from the track, or using it where it lies in front of a seat. */
export function thingInspection({ view, pack }: Table, [card = '']: readonly string[]): Answer {
  const slot = view.evolution.row.findIndex((held) => held?.card === card);
  const held = view.cards.find((one) => one.card === card);
  return {
    title: cardName(pack, card),
    lines: [],
    ...(slot >= 0 && { move: { type: 'buy', slot } }),
    ...(held !== undefined && !held.built && { move: { type: 'use-card', card, choice: 0 } }),
  };
}
