/** A seat, counted from 0 in seating order. Names, colours and bots belong to the host, not to the engine. */
export type Seat = number;

/** Who is looking: a seat, or the public, that is, what everybody may see. */
export type Viewer = Seat | 'public';

/** All seats clockwise, beginning with `first`. */
export function seatsFrom({ players }: { readonly players: readonly object[] }, first: Seat): Seat[] {
  return players.map((_, step) => (first + step) % players.length);
}
