import type { State } from '../state.ts';

/** What may happen once a turn may happen again: a turn of the Actions, or another phase, begins. */
export function newTurn({ players }: Pick<State, 'players'>): void {
  for (const { empire } of players) for (const { fired } of empire) fired.turn = false;
}
