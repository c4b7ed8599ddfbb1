/** A seat, counted from 0 in seating order. Names, colours and bots belong to the host, not to the engine. */
export type Seat = number;

/** Who is looking: a seat, or the public, that is, what everybody may see. */
export type Viewer = Seat | 'public';
