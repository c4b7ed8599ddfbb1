import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, seedRng, shuffleWith, type Rng } from '#engine/kernel/rng.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import { toyData } from './data.ts';
import type { FrameOf, ToyEvent, ToyState } from './types.ts';

type Twin = (state: ToyState, seat: Seat, rng: Rng) => ToyState;

/**
 * A world that differs from `state` only in what `seat` cannot know, made without asking the toy what that is: cards of
 * others it has not seen change places with each other and with the deck, what others staked is staked anew, and their purses
 * hold another amount.
 * @param purse the most a purse held at the start; none where the form has no purses
 */
export function twinOf(purse: number): Twin {
  return (state, seat, rng) => {
    if (state.ended !== null) return state;
    for (;;) {
      const world = swapped(structuredClone(state), seat, rng, purse);
      if (holdsClaims(world)) return world;
    }
  };
}

export const toyTwin = twinOf(toyData.purse);

/** Whether whoever has claimed a value holds a card of it. */
export function holdsClaims({ frames, seats }: ToyState): boolean {
  const holds = ({ seat, value }: FrameOf<'claim'>) =>
    elementAt(seats, seat).hand.some((card) => toyData.cards[card] === value);
  return frames.every((frame) => frame.kind !== 'claim' || holds(frame));
}

/** Cards that `viewer` has not seen change places with each other and with the deck. */
export function swapCards(state: ToyState, viewer: Viewer, rng: Rng): void {
  const seen = viewer === 'public' ? [] : elementAt(state.seats, viewer).known.map(({ card }) => card);
  const hands = state.seats.flatMap(({ hand }, other) => (other === viewer ? [] : [hand]));
  const hidden = [...hands, state.deck].flat().filter((card) => !seen.includes(card));
  shuffleWith(rng, hidden);
  for (const place of [...hands, state.deck]) {
    place.forEach((card, index) => {
      if (!seen.includes(card)) place[index] = hidden.pop() ?? card;
    });
  }
  // What the others have seen of each other no longer holds where the cards have moved.
  for (const other of state.seats) {
    other.known = other.known.filter(({ seat: holder, card }) => elementAt(state.seats, holder).hand.includes(card));
  }
  for (const frame of state.frames) {
    if (frame.kind === 'answer' && viewer !== frame.from && viewer !== frame.to) {
      frame.card = elementAt(elementAt(state.seats, frame.from).hand, 0);
    }
  }
}

/** What others staked is staked anew. */
export function stakeAnew({ frames }: ToyState, viewer: Viewer, rng: Rng): void {
  for (const frame of frames) {
    if (frame.kind !== 'commit') continue;
    const anew = (stake: number | null, other: Seat) =>
      stake === null || other === viewer ? stake : pick(rng, toyData.stake + 1);
    frame.stakes = frame.stakes.map(anew);
  }
}

/** Other purses hold another amount. */
export function fillPurses({ seats }: ToyState, viewer: Viewer, rng: Rng, purse = toyData.purse): void {
  seats.forEach((other, index) => {
    if (index !== viewer && purse > 0) other.purse = pick(rng, purse - other.spent + 1);
  });
}

function swapped(state: ToyState, seat: Seat, rng: Rng, purse: number): ToyState {
  swapCards(state, seat, rng);
  stakeAnew(state, seat, rng);
  fillPurses(state, seat, rng, purse);
  state.rng = seedRng(`twin ${pick(rng, 2 ** 31)}`);
  return state;
}

/** Events that may tell a viewer what was hidden. Drawing is a barrier, but tells the drawer alone. */
export function reveals(event: ToyEvent, viewer: Viewer): boolean {
  if (event.type === 'drawn') return event.seat === viewer;
  if (event.type === 'offered') return event.from === viewer || event.to === viewer;
  return event.type === 'revealed' || event.type === 'traded' || event.type === 'ended';
}
