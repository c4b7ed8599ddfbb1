import type { Variant } from '#engine/archipelago/state.ts';
import { COLOURS, type Level, type SeatSetup } from '#main/contract/messages.ts';
import { t } from '../i18n/t.ts';

/** What is being laid out before a voyage. */
export type Plan = {
  seats: SeatSetup[];
  length: 'short' | 'medium' | 'long';
  level: Level;
  variants: Variant[];
  seed: string;
};

/** Fewest and most players. */
export const FEWEST = 2;
export const MOST = 5;

const names = (): string[] => t('setup.names').split(', ');

/** A plan to start from: three people, a short game, secrets kept at the table. */
export function firstPlan(): Plan {
  const seats = [0, 1, 2].map((index) => freshSeat(index, []));
  return { seats, length: 'short', level: 'table', variants: [], seed: '' };
}

/** A seat with the first name and colour nobody has taken. */
export function freshSeat(index: number, taken: readonly SeatSetup[]): SeatSetup {
  const offset = taken.length === 0 ? index : 0;
  const free = COLOURS.filter((colour) => !taken.some((seat) => seat.colour === colour));
  const unused = names().filter((name) => !taken.some((seat) => seat.name === name));
  return {
    name: unused[offset] ?? t('setup.default', { number: index + 1 }),
    colour: free[offset] ?? 'red',
    player: 'person',
  };
}

/** The seats after one has taken a colour: whoever had it gets the old one, so that no two ever share. */
export function withColour(seats: readonly SeatSetup[], index: number, colour: SeatSetup['colour']): SeatSetup[] {
  const old = seats[index]?.colour;
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, colour };
    return seat.colour === colour && old !== undefined ? { ...seat, colour: old } : seat;
  });
}

/** Why the voyage cannot start yet, or nothing. */
export function problem(plan: Plan): string | undefined {
  const given = plan.seats.map(({ name }) => name.trim());
  if (given.some((name) => name === '')) return t('setup.problem.names');
  const twice = given.find((name, index) => given.indexOf(name) !== index);
  return twice === undefined ? undefined : t('setup.problem.same', { name: twice });
}
