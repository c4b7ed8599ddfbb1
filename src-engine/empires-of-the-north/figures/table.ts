import type { Player, State } from '../state.ts';

/** What everybody sees of a player. */
export type OpenPlayer = Omit<Player, 'deck' | 'hand'>;

/** What a state and a view have in common, as far as figures read it. */
export type Table = Pick<State, 'round' | 'first' | 'last' | 'frames' | 'ring' | 'queue' | 'ended'> & {
  readonly players: readonly OpenPlayer[];
};
