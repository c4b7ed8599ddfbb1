import type { Kind } from './evidence.ts';
import fitted from './fitted.json' with { type: 'json' };

/** How far each kind of move is believed, and what a seat has to show: factors of logarithms of likelihoods. */
export type BeliefWeights = { readonly moves: Readonly<Record<Kind, number>>; readonly shown: number };

/** The share of the log-loss of an even guess that was left in games of a level that were not fitted to; its error clustered by game. */
export type HeldOut = {
  readonly of: string;
  readonly games: number;
  readonly share: number;
  readonly standardError: number;
};

/** The weights of a belief, with what they were fitted from: the pack by its hash, the games by their seed and the hash of their moves. */
export type FittedBelief = {
  readonly game: string;
  readonly pack: string;
  readonly seed: string;
  /** Games of four stewards, and as many of four captains with this share of their work. */
  readonly games: number;
  readonly work: number;
  /** Hash of the moves that were fitted to. */
  readonly data: string;
  readonly weights: BeliefWeights;
  readonly heldOut: readonly HeldOut[];
};

/** The weights in use, fitted to games of stewards and of captains together; the command that wrote them is in `docs/bots.md`. */
export const FITTED_BELIEF: FittedBelief = fitted;
/** The weights alone. */
export const WEIGHTS = FITTED_BELIEF.weights;
