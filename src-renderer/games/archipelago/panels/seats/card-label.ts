import { t } from '../../words/t.ts';
import { cardName, seatName, type Table } from '../../words/words.ts';
import type { HeldCard } from './facts.ts';

/** A card in front of a seat in words: its name, whether it was used or built, and whose discs lie on it. */
export function cardLabel(table: Table, held: HeldCard): string {
  const state = held.built ? 'built' : held.engaged ? 'used' : 'ready';
  const by = held.by < 0 ? '' : seatName(table.seats, held.by);
  return t('strip.card', { card: cardName(table.pack, held.card), state, discs: held.discs, by });
}
