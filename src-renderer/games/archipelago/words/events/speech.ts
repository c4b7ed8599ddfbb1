import type { Event, EventOf } from '#engine/archipelago/events.ts';
import type { Goods, PromiseTerms } from '#engine/archipelago/terms.ts';
import type { Spot } from '#engine/archipelago/place.ts';
import { goodsWords, promiseWords } from '../deals.ts';
import { list, tCode } from '../t.ts';
import { cardName, regionName, seatName, sideWords, spotWords, type Table } from '../words.ts';

/** How what events speak of is called at a table. */
export type Speech = ReturnType<typeof speechAt>;

/** How what events speak of is called at `table`. */
export const speechAt = (table: Table) => ({
  seat: (seat: number) => seatName(table.seats, seat),
  seats: (seats: readonly number[]) => list(seats.map((seat) => seatName(table.seats, seat))),
  region: (region: number) => regionName(table, region),
  /** Where a citizen stands; a ship, in a port or where fish is caught, where `kind` says so. */
  spot: (spot: Spot, kind?: 'citizen' | 'ship') => spotWords(table, spot, kind),
  side: (side: string) => sideWords(table.pack, side),
  card: (card: string) => cardName(table.pack, card),
  cards: (cards: readonly string[]) => list(cards.map((card) => cardName(table.pack, card))),
  trend: (trend: string) => tCode('trend', trend),
  /** Why something is paid or a marker moves. */
  why: (why: string) => tCode('why', why),
  goods: (goods: Goods) => goodsWords(table, goods),
  /** `none` where there are none. */
  promises: (promises: readonly PromiseTerms[]) =>
    promises.length === 0 ? 'none' : list(promises.map((promise) => promiseWords(table, promise))),
});

/** What each event says, as a sentence; `say` calls what it speaks of. */
export type EventWords = { readonly [K in Event['type']]: (event: EventOf<K>, say: Speech) => string };

/** What a price is where none was paid, or where the log no longer tells it. */
export const NO_PRICE = -1;
