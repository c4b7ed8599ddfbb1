import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Toy } from '../broken.ts';
import type { ToyData } from '../data.ts';
import type { ToyInformation, ToyState } from '../types.ts';
import { stateKey, type Weighted } from './draws.ts';

/** Every state that agrees with what a seat knows, each as likely as the toy's own `sample` makes it; decks in one order. */
export function allWorlds(data: ToyData, game: Toy, info: ToyInformation): Weighted[] {
  const base = game.sample(info, streamOf('any'));
  const made = deals(base, info.seat)
    .filter((state) => holdsClaim(data, state))
    .flatMap((state) => withPurses(data, state, info.seat))
    .flatMap((state) => withStakes(data, state, info.seat));
  return merged(
    data,
    made.map((state) => ({ state, weight: 1 / made.length })),
  );
}

/** States that come to the same made one. */
export function merged(data: ToyData, states: readonly Weighted[]): Weighted[] {
  const byKey = new Map<string, Weighted>();
  for (const { state, weight } of states) {
    const name = stateKey(data, state);
    byKey.set(name, { state, weight: weight + (byKey.get(name)?.weight ?? 0) });
  }
  return [...byKey.values()];
}

/** The hands of the others dealt in every way. */
function deals(base: ToyState, own: Seat): ToyState[] {
  const others = base.seats.flatMap(({ hand }, seat) => (seat === own ? [] : [{ seat, size: hand.length }]));
  const pool = [...base.deck, ...others.flatMap(({ seat }) => elementAt(base.seats, seat).hand)].sort((a, b) => a - b);
  let found = [{ hands: new Map<Seat, number[]>(), left: pool }];
  for (const { seat, size } of others) {
    found = found.flatMap(({ hands, left }) =>
      choices(left, size).map((hand) => ({
        hands: new Map(hands).set(seat, hand),
        left: left.filter((card) => !hand.includes(card)),
      })),
    );
  }
  return found.map(({ hands, left }) => ({
    ...base,
    deck: left,
    seats: base.seats.map((place, seat) => ({ ...place, hand: hands.get(seat) ?? place.hand })),
  }));
}

/** Every choice of `size` cards. */
function choices(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, index) => choices(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]));
}

function holdsClaim(data: ToyData, { frames, seats }: ToyState): boolean {
  return frames.every(
    (frame) =>
      frame.kind !== 'claim' || elementAt(seats, frame.seat).hand.some((card) => data.cards[card] === frame.value),
  );
}

/** Every amount behind the screens of the others. */
function withPurses(data: ToyData, base: ToyState, own: Seat): ToyState[] {
  if (data.hides !== 'stock') return [base];
  return base.seats.reduce<ToyState[]>(
    (states, { spent }, seat) =>
      seat === own
        ? states
        : states.flatMap((state) => upTo(data.purse - spent).map((purse) => withPurse(state, seat, purse))),
    [base],
  );
}

function withPurse(state: ToyState, seat: Seat, purse: number): ToyState {
  return { ...state, seats: state.seats.map((place, index) => (index === seat ? { ...place, purse } : place)) };
}

/** Every stake that the others may have committed. */
function withStakes(data: ToyData, base: ToyState, own: Seat): ToyState[] {
  const top = base.frames.at(-1);
  if (top?.kind !== 'commit') return [base];
  return top.stakes.reduce<ToyState[]>(
    (states, committed, seat) =>
      seat === own || committed === null
        ? states
        : states.flatMap((state) => upTo(data.stake).map((stake) => withStake(state, seat, stake))),
    [base],
  );
}

function withStake(state: ToyState, seat: Seat, stake: number): ToyState {
  return {
    ...state,
    frames: state.frames.map((frame) =>
      frame.kind === 'commit'
        ? { ...frame, stakes: frame.stakes.map((old, index) => (index === seat ? stake : old)) }
        : frame,
    ),
  };
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, amount) => amount);
}
