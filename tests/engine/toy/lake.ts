import { elementAt } from '#engine/kernel/element-at.ts';
import { defined } from '#engine/kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '#engine/kernel/refusal.ts';
import { draw as drawNumber, shuffle } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Clan, ToyData } from './data.ts';
import type { ToyEmit, ToyState } from './types.ts';

/** The seats in order, the first one leading. */
export function allSeats({ seats }: { readonly seats: readonly unknown[] }): Seat[] {
  return seats.map((_, seat) => seat);
}

/** The cards that do not lie open: in a hand or in the deck. */
export function unseenCards(data: ToyData, discard: readonly number[]): number[] {
  return data.cards.map((_, card) => card).filter((card) => !discard.includes(card));
}

/** The tokens a seat of a clan has. */
export function tokensOf(data: ToyData, clan: Clan | null): number {
  return data.tokens + (clan === 'pike' ? 1 : 0);
}

/** The cards of a value in the hand of `seat`. */
export function cardsWorth(data: ToyData, state: Pick<ToyState, 'seats'>, seat: Seat, value: number): number[] {
  return elementAt(state.seats, seat).hand.filter((card) => data.cards[card] === value);
}

/** How many tokens stand on the lake. */
export function standing(spots: readonly (Seat | null)[]): number {
  return spots.filter((owner) => owner !== null).length;
}

/** Lets the water rise. Whether it drowns everybody is asked after each step. */
export function rise(state: ToyState, by: number, emit: ToyEmit): void {
  if (by === 0) return;
  state.water += by;
  emit({ type: 'rose', water: state.water });
}

/**
 * Draws a card of the deck, which is made anew from the discard when it is empty: the one on top, or any where nothing is hidden,
 * for there a deck cannot lie shuffled.
 */
export function draw(data: ToyData, state: ToyState, seat: Seat, emit: ToyEmit): void {
  const open = data.hides === 'nothing';
  if (state.deck.length === 0) {
    state.deck = state.discard.splice(0);
    if (open) state.deck.sort((a, b) => a - b);
    else shuffle(state.rng, state.deck);
    emit({ type: 'reshuffled', cards: state.deck.length });
  }
  const top = open ? drawNumber(state.rng, state.deck.length) : state.deck.length - 1;
  const card = defined(state.deck.splice(top, 1)[0]);
  elementAt(state.seats, seat).hand.push(card);
  if (open) {
    emit({ type: 'drawn', seat, card, barrier: 'card-drawn' });
    return;
  }
  emit({ type: 'drawn', seat, card, barrier: 'card-drawn' }, { only: [seat] });
  emit({ type: 'drawn', seat, barrier: 'card-drawn' }, { except: [seat] });
}

/** Why `seat` cannot show `card` from its hand: what lies open first, so that the reason tells no secret. */
export function handRefusal(state: ToyState, seat: Seat, card: number, rule: string): Refusal | undefined {
  const { hand } = elementAt(state.seats, seat);
  if (hand.length === 0) return refuse(rule, 'no-cards');
  if (state.discard.includes(card)) return refuse(rule, 'card-discarded', { card });
  if (!hand.includes(card)) return refusePrivately(rule, 'card-not-in-hand', { card });
  return undefined;
}

/** Takes `card` out of a hand; nobody can have an old idea of where it is after that. */
export function release(state: ToyState, seat: Seat, card: number): void {
  const { hand } = elementAt(state.seats, seat);
  hand.splice(hand.indexOf(card), 1);
  for (const other of state.seats) other.known = other.known.filter((item) => item.card !== card);
}

/** Plays `card` out of a hand in the open, for so many points. */
export function playCard(state: ToyState, seat: Seat, card: number, points: number, emit: ToyEmit): void {
  release(state, seat, card);
  state.discard.push(card);
  elementAt(state.seats, seat).points += points;
  emit({ type: 'played', seat, card, points, barrier: 'card-shown' });
}

/** Notes that `viewer` has seen that `seat` holds `card`. */
export function learn(state: ToyState, viewer: Seat, seat: Seat, card: number): void {
  const { known } = elementAt(state.seats, viewer);
  if (viewer !== seat && !known.some((item) => item.card === card)) known.push({ seat, card });
}
