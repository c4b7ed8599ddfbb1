import type { Seat } from '../../kernel/seat.ts';
import type { View } from '../state.ts';

/** All seats clockwise, beginning with `first`. */
export function seatsFrom({ players }: Pick<View, 'players'>, first: Seat): Seat[] {
  return players.map((_, step) => (first + step) % players.length);
}
