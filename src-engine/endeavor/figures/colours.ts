import type { View } from '../state.ts';

/** The neutral colour when two play: the one after those of the seats. */
export const NEUTRAL_COLOUR = 2;

/** Whether a colour is the neutral one, which belongs to nobody. */
export function isNeutral({ players }: Pick<View, 'players'>, colour: number): boolean {
  return colour >= players.length;
}
