import type { GameTypes } from '../../kernel/game.ts';
import type { Mind } from '../mind.ts';
import type { Features, Weights } from '../value-model.ts';

/** A table at which games are played to learn from: what is settled before, and the levels, seat by seat, starting over. */
export type FitTable<T extends GameTypes> = { readonly options: T['options']; readonly levels: readonly string[] };

/** What a game wants its value to be fitted from. */
export type FitPlan<T extends GameTypes> = {
  readonly features: Features<T['state']>;
  /** The weights in use, which the new ones are compared with. */
  readonly present?: Weights;
  /** Where a line of play may be valued, as the search asks it: positions are taken there and nowhere else. */
  readonly mind: Pick<Mind<T>, 'quiet'>;
  /** The tables, each for as many games; from game to game everybody moves on by one seat. */
  readonly tables: readonly FitTable<T>[];
  /** Of so many positions that may be valued, one is taken. */
  readonly every: number;
  /**
   * Half the games leave the way of the players: at a decision drawn from the first `within`, up to `moves` moves are chance. What came
   * before is not learned from.
   */
  readonly detour: { readonly moves: number; readonly within: number };
};
