import type { FeatMark, Found, GameLog, WholeGame } from './feats.ts';
import type { Outcome } from './outcome.ts';
import type { Seat } from './seat.ts';

/** The seat that won, if it was one alone. */
export function soleWinner({ seats }: Pick<Outcome, 'seats'>): Seat | undefined {
  const winners = seats.flatMap(({ won }, seat) => (won ? [seat] : []));
  return winners.length === 1 ? winners[0] : undefined;
}

/** The sole winner, and a seat that had as many points: something else decided. Undefined where points did. */
export function levelWithWinner({ seats }: Pick<Outcome, 'seats'>) {
  const winner = soleWinner({ seats });
  if (winner === undefined) return undefined;
  const points = seats[winner]?.points;
  const other = seats.findIndex((one, seat) => seat !== winner && one.points === points);
  return points === undefined || other < 0 ? undefined : { winner, other, points };
}

/** The seat that has more than each of the others; undefined where some share it, or where there is no other. */
export function mostAlone(values: readonly number[]): Seat | undefined {
  const most = Math.max(...values);
  const seat = values.indexOf(most);
  return values.length > 1 && values.lastIndexOf(most) === seat ? seat : undefined;
}

/** The seat that has less than each of the others; undefined where some share it, or where there is no other. */
export function leastAlone(values: readonly number[]): Seat | undefined {
  return mostAlone(values.map((value) => -value));
}

/** The seat that has at least `least`, and more than all others together. */
export function overTheRest(values: readonly number[], least: number): Seat | undefined {
  const all = values.reduce((sum, value) => sum + value, 0);
  const seat = values.findIndex((value) => value >= least && value > all - value);
  return seat < 0 ? undefined : seat;
}

/** A figure of each seat at the end; empty where it is none of seats. */
export function figureAtEnd({ marks }: Pick<WholeGame<unknown>, 'marks'>, name: string): readonly number[] {
  const figure: FeatMark['figures'][string] | undefined = marks.at(-1)?.figures[name];
  return typeof figure === 'number' || figure === undefined ? [] : figure;
}

/** The events of one type. */
export function eventsOf<Event extends { readonly type: string }, K extends Event['type']>(
  { events }: Pick<GameLog<Event>, 'events'>,
  type: K,
): Extract<Event, { type: K }>[] {
  return events.map(({ event }) => event).filter((event): event is Extract<Event, { type: K }> => event.type === type);
}

/** Whoever is named at least `least` times, with `n` for how often; most often first. */
export function namedOften(seats: readonly Seat[], least: number): Found[] {
  return [...new Set(seats)]
    .map((seat) => ({ seat, n: seats.filter((one) => one === seat).length }))
    .filter(({ n }) => n >= least)
    .sort((a, b) => b.n - a.n || a.seat - b.seat)
    .map(({ seat, n }) => ({ seat, params: { n } }));
}

/** One who was found, or nobody. */
export function found(seat: Seat | undefined, params: Found['params'] = {}): Found[] {
  return seat === undefined ? [] : [{ seat, params }];
}
