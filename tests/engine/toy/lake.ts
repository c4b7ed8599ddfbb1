import { at } from '#engine/kernel/at.ts';
import { refuse, refusePrivately, type Refusal } from '#engine/kernel/refusal.ts';
import { shuffle } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { ToyData } from './data.ts';
import type { ToyEmit, ToyState } from './types.ts';

/** The seats in order, the first one leading. */
export function allSeats(data: ToyData): Seat[] {
  return Array.from({ length: data.seats }, (_, seat) => seat);
}

/** The cards that do not lie open: in a hand or in the deck. */
export function unseenCards(data: ToyData, discard: readonly number[]): number[] {
  return data.cards.map((_, card) => card).filter((card) => !discard.includes(card));
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

/** Draws the top card of the deck, which is made anew from the discard when it is empty. */
export function draw(state: ToyState, seat: Seat, emit: ToyEmit): void {
  if (state.deck.length === 0) {
    state.deck = state.discard.splice(0);
    shuffle(state.rng, state.deck);
    emit({ type: 'reshuffled', cards: state.deck.length });
  }
  const card = state.deck.pop();
  if (card === undefined) throw new RangeError('no card to draw');
  at(state.seats, seat).hand.push(card);
  emit({ type: 'drawn', seat, card, barrier: 'card-drawn' }, { only: [seat] });
  emit({ type: 'drawn', seat, barrier: 'card-drawn' }, { except: [seat] });
}

/** Why `seat` cannot show `card` from its hand: what lies open first, so that the reason tells no secret. */
export function handRefusal(state: ToyState, seat: Seat, card: number, rule: string): Refusal | undefined {
  const { hand } = at(state.seats, seat);
  if (hand.length === 0) return refuse(rule, 'no-cards');
  if (state.discard.includes(card)) return refuse(rule, 'card-discarded', { card });
  if (!hand.includes(card)) return refusePrivately(rule, 'card-not-in-hand', { card });
  return undefined;
}

/** Takes `card` out of a hand; nobody can have an old idea of where it is after that. */
export function release(state: ToyState, seat: Seat, card: number): void {
  const { hand } = at(state.seats, seat);
  hand.splice(hand.indexOf(card), 1);
  for (const other of state.seats) other.known = other.known.filter((item) => item.card !== card);
}

/** Notes that `viewer` has seen that `seat` holds `card`. */
export function learn(state: ToyState, viewer: Seat, seat: Seat, card: number): void {
  const { known } = at(state.seats, viewer);
  if (viewer !== seat && !known.some((item) => item.card === card)) known.push({ seat, card });
}
