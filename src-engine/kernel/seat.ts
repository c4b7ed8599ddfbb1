/** A place at the table, counted from 0 in seating order. Names, colours and whether a bot sits there are the host's. */
export type Seat = number;

/** Who looks: a seat, or everybody at once. */
export type Viewer = Seat | 'public';
