import { expect } from 'vitest';
import type { Emitted } from '#engine/kernel/events.ts';
import type { Game } from '#engine/kernel/game.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { toyGame, type ToyTypes } from './toy.ts';
import type { ToyEvent, ToyMove, ToyOptions, ToyState } from './types.ts';

/** A game of the toy that a test plays by hand. */
export type ToyTable = {
  readonly state: ToyState;
  /** Everything emitted since set-up, set-up included. */
  readonly log: Emitted<ToyEvent>[];
  /** Plays a move, which the toy must allow, and gives the events of it. */
  play(seat: Seat, move: ToyMove): Emitted<ToyEvent>[];
  /** All commit, seat by seat. */
  commit(...stakes: number[]): Emitted<ToyEvent>[];
  /** The code of the refusal of a move, or undefined. */
  refused(seat: Seat, move: ToyMove): string | undefined;
  /** The types of the moves a seat may make. */
  types(seat: Seat): string[];
};

/** A game set up, with empty purses; `arrange` may change the table before the first move. */
export function toyTable(
  seed = 'by hand',
  rounds = 3,
  arrange?: (state: ToyState) => void,
  game: Game<ToyTypes> = toyGame,
  options: Partial<ToyOptions> = {},
): ToyTable {
  const log: Emitted<ToyEvent>[] = [];
  const state = game.setup({ rounds, ...options }, seed, (event, audience) => log.push({ event, audience }));
  for (const place of state.seats) place.purse = 0;
  arrange?.(state);
  expect(game.invariants(state)).toEqual([]);
  const play = (seat: Seat, move: ToyMove) => {
    expect(game.refusal(state, seat, move)).toBeUndefined();
    const from = log.length;
    game.apply(state, seat, move, (event, audience) => log.push({ event, audience }));
    expect(game.invariants(state)).toEqual([]);
    return log.slice(from);
  };
  return {
    state,
    log,
    play,
    commit: (...stakes) => stakes.flatMap((stake, seat) => play(seat, { type: 'commit', stake })),
    refused: (seat, move) => game.refusal(state, seat, move)?.code,
    types: (seat) => [...new Set(game.legalMoves(state, seat).map(({ type }) => type))],
  };
}

/** Gives `seat` the cards it should hold, taking them from wherever they are. */
export function deal(state: ToyState, seat: Seat, cards: number[]): void {
  for (const card of cards) {
    const home = [state.deck, ...state.seats.map(({ hand }) => hand)].find((place) => place.includes(card));
    home?.splice(home.indexOf(card), 1);
  }
  const place = state.seats[seat];
  if (place === undefined) return;
  state.deck.unshift(...place.hand);
  place.hand = cards;
}

/** Puts tokens of seats onto spots: `stand(state, [0, 0, null, 1, null, null])`. */
export function stand(state: ToyState, spots: (Seat | null)[]): void {
  state.spots = spots;
  state.seats.forEach((place, seat) => {
    place.supply = 4 - spots.filter((owner) => owner === seat).length;
  });
}
