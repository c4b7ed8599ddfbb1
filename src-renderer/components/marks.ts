import type { NEUTRAL, SeatSetup } from '#main/contract/messages.ts';

/** A seat colour, or the one of pieces that belong to nobody. */
export type Colour = SeatSetup['colour'] | typeof NEUTRAL;

/** The symbol of each colour as a path in a box from -10 to 10. */
export const MARK_PATHS: Readonly<Record<Colour, string>> = {
  red: 'M0 -8.2 L8 6 L-8 6 Z',
  yellow: 'M0 -7 A7 7 0 1 1 0 7 A7 7 0 1 1 0 -7 Z',
  green: 'M-6.4 -6.4 H6.4 V6.4 H-6.4 Z',
  blue: 'M0 -8.6 L7 0 L0 8.6 L-7 0 Z',
  lilac: 'M-2.6 -8 H2.6 V-2.6 H8 V2.6 H2.6 V8 H-2.6 V2.6 H-8 V-2.6 H-2.6 Z',
  neutral: 'M0 -8.8 L7.6 -4.4 V4.4 L0 8.8 L-7.6 4.4 V-4.4 Z',
};

/** The colour of a seat, even if nothing is known about the seat. */
export function colourOf(seats: readonly SeatSetup[], seat: number): SeatSetup['colour'] {
  return seats[seat]?.colour ?? 'red';
}
