import { elementAt } from '#engine/kernel/element-at.ts';
import { refuse, refusePrivately, type Refusal } from '#engine/kernel/refusal.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { ToyData } from '../data.ts';
import { cardsWorth, unseenCards } from '../lake.ts';
import type { MoveOf, ToyEmit, ToyState } from '../types.ts';

/** The acts that one form of the toy has and another has not: draining the lake out of a purse, and claiming a value. */

/** One for each amount a purse can hold. */
export function drainMoves(data: ToyData): MoveOf<'drain'>[] {
  if (data.hides !== 'stock') return [];
  return Array.from({ length: data.purse }, (_, index) => ({ type: 'drain', amount: index + 1 }));
}

/** What a purse can hold still is open, for what was taken from it was seen; what it does hold is not. */
export function drainRefusal(
  data: ToyData,
  state: ToyState,
  seat: Seat,
  { amount }: MoveOf<'drain'>,
): Refusal | undefined {
  const rule = 'turn/drain';
  const { purse, spent } = elementAt(state.seats, seat);
  if (data.hides !== 'stock') return refuse(rule, 'no-purses');
  if (amount > state.water) return refuse(rule, 'too-little-water', { amount, water: state.water });
  if (amount > data.purse - spent) return refuse(rule, 'more-than-a-purse-holds', { amount, most: data.purse - spent });
  return amount > purse ? refusePrivately(rule, 'purse-too-small', { amount, purse }) : undefined;
}

/** So much of the purse, and so much of the water. */
export function drain(state: ToyState, seat: Seat, amount: number, emit: ToyEmit): void {
  const own = elementAt(state.seats, seat);
  own.purse -= amount;
  own.spent += amount;
  state.water -= amount;
  emit({ type: 'drained', seat, amount, water: state.water });
}

/** One for each value a card has. */
export function claimMoves(data: ToyData): MoveOf<'claim'>[] {
  return data.hides === 'stock' ? [] : [...new Set(data.cards)].map((value) => ({ type: 'claim', value }));
}

/** Whoever claims a value must hold a card of it. */
export function claimRefusal(
  data: ToyData,
  state: ToyState,
  seat: Seat,
  { value }: MoveOf<'claim'>,
): Refusal | undefined {
  const rule = 'turn/claim';
  if (data.hides === 'stock') return refuse(rule, 'no-claims');
  if (elementAt(state.seats, seat).hand.length === 0) return refuse(rule, 'no-cards');
  const left = unseenCards(data, state.discard).some((card) => data.cards[card] === value);
  if (!left) return refuse(rule, 'value-not-left', { value });
  return cardsWorth(data, state, seat, value).length > 0 ? undefined : refusePrivately(rule, 'no-such-card', { value });
}
