/** Offers in a line: `deal(1, { florins: 2 }, { cubes: { stone: 1 } })` is two florins to seat 1 for a stone. */
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { emptyStock, type Stock } from '#engine/archipelago/stock.ts';
import type { Goods, PromiseTerms } from '#engine/archipelago/terms.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Table } from '../../table.ts';

type Some = Partial<Omit<Goods, 'cubes'>> & { readonly cubes?: Partial<Stock> };
type SomePromise = Partial<Omit<PromiseTerms, 'cubes'>> & { readonly by: Seat; readonly cubes?: Partial<Stock> };

/** Goods of which only some are said. */
export function goods({ cubes, ...some }: Some = {}): Goods {
  const none = { florins: 0, tokens: 0, cards: [], permission: false, place: null, stand: 0 };
  return { ...none, ...some, cubes: { ...emptyStock(), ...cubes } };
}

/** A promise, due in turn 3 unless told. */
export function promise({ cubes, ...some }: SomePromise): PromiseTerms {
  return { florins: 0, words: '', due: 3, ...some, cubes: { ...emptyStock(), ...cubes } };
}

/** An offer: what is given, what is asked for it, and what is promised. */
export function deal(to: Seat, give: Some, take: Some = {}, promises: readonly SomePromise[] = []): MoveOf<'offer'> {
  return { type: 'offer', to, give: goods(give), take: goods(take), promises: promises.map(promise) };
}

/** Makes an offer that is accepted at once. */
export function strike(game: Table, seat: Seat, offer: MoveOf<'offer'>): void {
  game.say(seat, offer);
  game.play(offer.to, { type: 'accept', offer: game.state.offers });
}
