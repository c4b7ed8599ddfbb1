import type { TablePage } from '../../window/pages.ts';

type Outcome = NonNullable<TablePage['outcome']>;

/** Seats that came in together. */
export type Placed = {
  readonly place: number;
  readonly seats: readonly number[];
  readonly won: boolean;
};

/** The seats of a game that is over, from last to first; those that share a place are told together. */
export function fromLastToFirst({ seats }: Pick<Outcome, 'seats'>): Placed[] {
  const places = new Map<string, Placed>();
  for (const [seat, { place, won }] of seats.entries()) {
    const key = `${place} ${won}`;
    const before = places.get(key);
    places.set(key, { place, won, seats: [...(before?.seats ?? []), seat] });
  }
  // Whoever won is told last, whatever else has the same place.
  return [...places.values()].sort((a, b) => Number(a.won) - Number(b.won) || b.place - a.place);
}

/** Whether everybody lost. */
export const allLost = ({ seats }: Pick<Outcome, 'seats'>): boolean => seats.every(({ won }) => !won);

/** How many beats the end is told in: how it came, then place by place; where everybody lost, all of them together. */
export function beatsOf(outcome: Pick<Outcome, 'seats'>): number {
  return 1 + (allLost(outcome) ? 1 : fromLastToFirst(outcome).length);
}
