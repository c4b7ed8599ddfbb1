import type { Game, GameTypes } from '../kernel/game.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Belief } from './belief.ts';
import { anyOf, usefulMoves } from './random.ts';

export type { Belief } from './belief.ts';

/** The chance of each seat to win, from 0 to 1. They sum to less than 1 where all may lose. */
export type Chances = readonly number[];

/**
 * What a game tells a search. Every member may be missing and has a neutral default. All of them are given states that were sampled
 * from the information of one seat, never the state that is played.
 */
export type Mind<T extends GameTypes> = {
  /** How good each of `moves`, legal ones of `seat`, looks at once: larger is better, in any unit. Alike by default. */
  priors?(state: T['state'], seat: Seat, moves: readonly T['move'][]): readonly number[];
  /** The fast policy: a legal move of `seat`, or a deal that `refusal` allows. Chance by default. */
  play?(state: T['state'], seat: Seat, rng: Rng): T['move'];
  /** Each seat's chance to win from here. By places on the score sheet by default. */
  value?(state: T['state']): Chances;
  /** Whether a line that `seat` began at `start` may be cut at `state` and valued. By default where another seat decides. */
  quiet?(state: T['state'], seat: Seat, start: T['state']): boolean;
  /** What can be concluded from what others do; nothing by default. */
  readonly belief?: Belief<T>;
};

/** A mind without gaps. */
export type FullMind<T extends GameTypes> = Required<Omit<Mind<T>, 'belief'>> & Pick<Mind<T>, 'belief'>;

/** `mind` with the neutral default in the place of whatever is missing. */
export function withDefaults<T extends GameTypes>(game: Game<T>, mind: Mind<T>): FullMind<T> {
  return {
    priors: mind.priors?.bind(mind) ?? ((_, __, moves) => moves.map(() => 0)),
    play: mind.play?.bind(mind) ?? ((state, seat, rng) => anyOf(usefulMoves(game, game.legalMoves(state, seat)), rng)),
    value: mind.value?.bind(mind) ?? ((state) => chancesByScore(game, state)),
    quiet: mind.quiet?.bind(mind) ?? ((state, seat) => !game.deciders(state).includes(seat)),
    ...(mind.belief !== undefined && { belief: mind.belief }),
  };
}

/** Each seat's share of the win once the game is over: winners divide it, nobody has any where all have lost. */
export function winShares(seats: readonly { readonly won: boolean }[]): number[] {
  const winners = seats.filter(({ won }) => won).length;
  return seats.map(({ won }) => (won ? 1 / winners : 0));
}

/** Whoever leads on the score sheet shares the win. */
function chancesByScore<T extends GameTypes>(game: Game<T>, state: T['state']): Chances {
  const totals = new Map<Seat, number>();
  for (const { seat, points } of game.score(state)) totals.set(seat, (totals.get(seat) ?? 0) + points);
  const count = game.outcome(state)?.seats.length ?? Math.max(...totals.keys()) + 1;
  const points = Array.from({ length: count }, (_, seat) => totals.get(seat) ?? 0);
  const most = Math.max(...points);
  return winShares(points.map((own) => ({ won: own === most })));
}
