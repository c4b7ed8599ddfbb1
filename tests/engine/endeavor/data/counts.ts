/** Small counters the data tests share. */
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { TRACKS, type Card, type Symbols, type Track } from '#engine/endeavor/data/schema.ts';
import { total } from '#engine/kernel/pack/report.ts';

/** How many status symbols these are, or how many of one track. */
export function symbolCount(symbols: Symbols, track?: Track): number {
  return track === undefined ? total(TRACKS.map((one) => symbols[one] ?? 0)) : (symbols[track] ?? 0);
}

/** All symbols of a card, glory included. */
export const pips = ({ symbols, glory }: Card): number => symbolCount(symbols) + glory;

/** All cards of the base pack, by id. */
export const CARDS: ReadonlyMap<string, Card> = new Map(
  BASE_PACK.stacks.flatMap(({ cards }) => cards.map((card) => [card.id, card] as const)),
);

/** The card with this id; throws if there is none. */
export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
