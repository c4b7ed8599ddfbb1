import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, type Rng } from '#engine/kernel/rng.ts';
import type { AnyGame } from '#main/listed-game.ts';

/** A move that was made. */
export type Played = { readonly seat: number; readonly move: { type: string } };

/** Ignores events. */
export const ignore = () => undefined;

/** Plays one random move in place. Returns it with the number of legal moves, or undefined if the game is over. */
export function randomMove(game: AnyGame, state: object, rng: Rng): (Played & { choices: number }) | undefined {
  const seats = game.deciders(state);
  if (seats.length === 0) return undefined;
  const seat = elementAt(seats, seats.length === 1 ? 0 : pick(rng, seats.length));
  const moves = game.legalMoves(state, seat);
  const move = elementAt(moves, pick(rng, moves.length));
  game.apply(state, seat, move, ignore);
  return { seat, move, choices: moves.length };
}

/** A function that runs `work` with the next item at each call, starting over at the end. */
export function over<T>(list: readonly T[], work: (item: T) => number): () => number {
  let next = 0;
  return () => work(elementAt(list, next++ % list.length));
}

/** `count` numbered names. */
export const named = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index}`);
