import type { Seat } from '../../kernel/seat.ts';

/** All seats clockwise, beginning with `first`. */
export function seatsFrom({ players }: { readonly players: readonly object[] }, first: Seat): Seat[] {
  return players.map((_, step) => (first + step) % players.length);
}
