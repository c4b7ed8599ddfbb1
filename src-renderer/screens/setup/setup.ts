import { cleanName, lookOf } from '#engine/kernel/name.ts';
import type { Variant } from '#engine/archipelago/state.ts';
import { COLOURS, PERSON, type Level, type SeatSetup, type UndoLevel } from '#main/contract/messages.ts';
import { t } from '../../i18n/t.ts';

/** What is being laid out before a voyage. */
export type Plan = {
  seats: SeatSetup[];
  length: 'short' | 'medium' | 'long';
  level: Level;
  undo: UndoLevel;
  /** Hash of the data to play with; the game's own where empty. */
  pack: string;
  /** Whether somebody has chosen where people sit. */
  moved: boolean;
  variants: Variant[];
  seed: string;
};

/** Fewest and most players. */
export const FEWEST = 2;
export const MOST = 5;

const names = (): string[] => t('setup.names').split(', ');

/** A plan to start from: three people, a short game, secrets and taking back as this computer's players like them. */
export function firstPlan({ level, undo }: Pick<Plan, 'level' | 'undo'>): Plan {
  const seats = seated(
    [0, 1, 2].map((index) => freshSeat(index, [])),
    false,
  );
  return { seats, length: 'short', level, undo, pack: '', moved: false, variants: [], seed: '' };
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
  const given = plan.seats.map(({ name }) => cleanName(name));
  if (given.some((name) => name === '')) return t('setup.problem.names');
  const looks = given.map(lookOf);
  const twice = given.find((_, index) => looks.indexOf(looks[index] ?? '') !== index);
  return twice === undefined ? undefined : t('setup.problem.same', { name: twice });
}

/** Places round the screen, clockwise from its front. */
export const PLACES = 8;

/** Where `n` people sit when nobody has said anything: round the screen, in the order of the seats. */
function spread(n: number): number[] {
  return Array.from({ length: n }, (_, index) => Math.round((index * PLACES) / n) % PLACES);
}

/**
 * The seats with a place for every person and none for a bot: spread evenly, or, once somebody has been moved, everybody
 * where they sit and newcomers where there is room.
 */
export function seated(seats: readonly SeatSetup[], moved: boolean): SeatSetup[] {
  const people = seats.filter(({ player }) => player === PERSON);
  const even = spread(people.length);
  const taken = new Set(moved ? people.flatMap(({ place }) => place ?? []) : []);
  const free = moved ? Array.from({ length: PLACES }, (_, place) => place).filter((place) => !taken.has(place)) : even;
  return seats.map(({ place, ...seat }) => {
    if (seat.player !== PERSON) return seat;
    const sits = moved && place !== undefined ? place : free.shift();
    return { ...seat, ...(sits !== undefined && { place: sits }) };
  });
}

/** The seats after whoever sits at `from` has moved to `to`; whoever sat there changes with them. */
export function withPlace(seats: readonly SeatSetup[], from: number, to: number): SeatSetup[] {
  return seats.map((seat) => {
    if (seat.place === from) return { ...seat, place: to };
    return seat.place === to ? { ...seat, place: from } : seat;
  });
}

/** The people in the order in which they hand the screen over. */
export function handedRound(seats: readonly SeatSetup[]): SeatSetup[] {
  return seats.filter(({ place }) => place !== undefined).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
}
