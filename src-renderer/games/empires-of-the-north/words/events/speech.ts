import type { Good, Goods, Tile } from '#engine/empires-of-the-north/data/schema.ts';
import type { Event, EventOf } from '#engine/empires-of-the-north/events.ts';
import { anyLocation } from '../../figures.ts';
import type { Table } from '../../types.ts';
import { amountWords } from '../goods-words.ts';
import { bundleWords, cardName, cardsWords, seatName, tileName } from '../words.ts';

/** How what events speak of is called at a table. */
export type Speech = ReturnType<typeof speechAt>;

const orNone = (words: string): string => (words === '' ? 'none' : words);

/** How what events speak of is called at `table`; `none` is what a sentence leaves out. */
export const speechAt = ({ seats, view }: Table) => ({
  seat: (seat: number) => seatName(seats, seat),
  tile: (tile: Tile) => tileName(tile),
  /** A card; `none` for no card, or one that nobody may know. */
  card: (card: string | null | undefined) => (card === null || card === undefined ? 'none' : cardName(card)),
  cards: (cards: readonly string[]) => orNone(cardsWords(cards)),
  /** What is paid, or gained. */
  bundle: (goods: Goods, workers = 0) => orNone(bundleWords(goods, workers)),
  amount: (what: Good | 'worker', n: number) => amountWords(what, n),
  /** The card of a Location that lies somewhere now. */
  locationCard: (location: number | null) => {
    const card = location === null ? undefined : anyLocation(view, location)?.card;
    return card === undefined ? 'none' : cardName(card);
  },
});

/** What each event says, as a sentence; `say` calls what it speaks of. */
export type EventWords = { readonly [K in Event['type']]: (event: EventOf<K>, say: Speech) => string };
