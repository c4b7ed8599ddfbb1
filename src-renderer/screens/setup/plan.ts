import { cleanName, nameSkeleton } from '#engine/kernel/name.ts';
import { PERSON, type Level, type SeatSetup, type UndoLevel } from '#main/contract/messages.ts';
import type { HostRequest } from '../../session/bridge.ts';
import type { FieldValues } from '../../window/card.ts';
import { t } from '../../i18n/t.ts';
import type { AvailableGame } from './available-games.ts';
import { firstValues, freshValues, settledFor, valuesOf } from './fields.ts';

/** A campaign that is being set up. */
export type Plan = {
  seats: SeatSetup[];
  /** What is settled for all, by field. */
  values: FieldValues;
  /** What is settled for each seat, in the order of the seats. */
  seatValues: FieldValues[];
  level: Level;
  undo: UndoLevel;
  /** Hash of the data to play with; the game's own where empty. */
  pack: string;
  /** Whether somebody has chosen where people sit; until then they are spread evenly. */
  moved: boolean;
  seed: string;
};

const names = (): string[] => t('setup.names').split(', ');

/** The plan to start from: what the game's card says, with the level and the undo of the settings. */
export function firstPlan({ game, card }: AvailableGame, { level, undo }: Pick<Plan, 'level' | 'undo'>): Plan {
  const { players, values } = card.first;
  const bare: Plan = {
    seats: [],
    values: firstValues(game.fields.all, values),
    seatValues: [],
    level,
    undo,
    pack: '',
    moved: false,
    seed: '',
  };
  return Array.from({ length: players }).reduce<Plan>((plan) => withSeat(plan, { game, card }), bare);
}

/** The plan with one seat more: the first name and colour nobody has taken. */
export function withSeat(plan: Plan, { game, card }: AvailableGame): Plan {
  const seats = [...plan.seats, freshSeat(plan.seats, card.colours)];
  const seatValues = [...plan.seatValues, freshValues(game.fields.seat, plan.seatValues)];
  return { ...plan, seats: withPlaces(seats, plan.moved), seatValues };
}

/** The plan with one seat less. */
export function withoutSeat(plan: Plan, index: number): Plan {
  const seats = plan.seats.filter((_, at) => at !== index);
  return { ...plan, seats: withPlaces(seats, plan.moved), seatValues: plan.seatValues.filter((_, at) => at !== index) };
}

/** What players change about one seat. */
export type SeatChange = Partial<Pick<SeatSetup, 'name' | 'colour' | 'player'>> & {
  readonly newcomer?: boolean;
  /** Which of the persons known here sits there; null where it is none of them. */
  readonly person?: string | null;
};

/** A seat with the person who sits there, or with none of those known. */
function withPerson({ person: _, ...seat }: SeatSetup, person: string | null | undefined): SeatSetup {
  return person === null || person === undefined || seat.player !== PERSON ? seat : { ...seat, person };
}

/** A seat whose person is new to the game, or knows it. */
export function asNewcomer({ newcomer: _, ...seat }: SeatSetup, yes: boolean): SeatSetup {
  return yes ? { ...seat, newcomer: true } : seat;
}

/** The plan after a seat was changed. Whoever had its new colour gets the old one; a new person gets a place. */
export function withSeatChange(plan: Plan, index: number, { colour, newcomer, person, ...change }: SeatChange): Plan {
  const changed = plan.seats.map((seat, at) => {
    if (at !== index) return seat;
    const linked = withPerson({ ...seat, ...change }, person === undefined ? seat.person : person);
    return asNewcomer(linked, newcomer ?? seat.newcomer === true);
  });
  const seats = colour === undefined ? changed : withColour(changed, index, colour);
  return { ...plan, seats: change.player === undefined ? seats : withPlaces(seats, plan.moved) };
}

/** A seat with the first name and colour nobody has taken. */
export function freshSeat(taken: readonly SeatSetup[], colours: readonly SeatSetup['colour'][]): SeatSetup {
  const free = colours.find((colour) => !taken.some((seat) => seat.colour === colour));
  const unused = names().find((name) => !taken.some((seat) => seat.name === name));
  return {
    name: unused ?? t('setup.default', { number: taken.length + 1 }),
    colour: free ?? colours[0] ?? 'red',
    player: PERSON,
  };
}

/**
 * The request that creates the campaign. What the game does not ask for is left out, and the level where nothing is
 * hidden.
 */
export function createRequest(
  { game }: AvailableGame,
  plan: Plan,
): Omit<Extract<HostRequest, { type: 'create' }>, 'type'> {
  const players = plan.seats.length;
  const seats = plan.seats.map((seat) =>
    asNewcomer({ ...seat, name: seat.name.trim() }, seat.newcomer === true && seat.player === PERSON),
  );
  const ofSeats = settledFor(game.fields.seat, players);
  const options = {
    players,
    ...valuesOf(game.fields.all, plan.values, players),
    ...(ofSeats.length > 0 && { seats: plan.seatValues.map((values) => valuesOf(ofSeats, values, players)) }),
  };
  const seed = plan.seed.trim();
  const { level, undo, pack } = plan;
  return {
    game: game.id,
    options,
    seats,
    ...(game.hides && { level }),
    undo,
    ...(pack && { pack }),
    ...(seed && { seed }),
  };
}

/** The seats after one has taken a colour; whoever had it gets the old one, as no two may share. */
export function withColour(seats: readonly SeatSetup[], index: number, colour: SeatSetup['colour']): SeatSetup[] {
  const old = seats[index]?.colour;
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, colour };
    return seat.colour === colour && old !== undefined ? { ...seat, colour: old } : seat;
  });
}

/** Why the campaign cannot start yet; undefined where it can. */
export function planProblem(plan: Plan): string | undefined {
  const given = plan.seats.map(({ name }) => cleanName(name));
  if (given.some((name) => name === '')) return t('setup.problem.names');
  const looks = given.map(nameSkeleton);
  const twice = given.find((_, index) => looks.indexOf(looks[index] ?? '') !== index);
  return twice === undefined ? undefined : t('setup.problem.same', { name: twice });
}

/** How many places there are round the screen, counted clockwise from its front. */
export const SEATING_PLACES = 8;

/** Places for `n` people, spread evenly in the order of the seats. */
function spread(n: number): number[] {
  return Array.from({ length: n }, (_, index) => Math.round((index * SEATING_PLACES) / n) % SEATING_PLACES);
}

/**
 * The seats with a place for every person and none for bots: spread evenly, or, once somebody was moved, with everybody
 * where they sit and newcomers where there is room.
 */
export function withPlaces(seats: readonly SeatSetup[], moved: boolean): SeatSetup[] {
  const people = seats.filter(({ player }) => player === PERSON);
  const even = spread(people.length);
  const taken = new Set(moved ? people.flatMap(({ place }) => place ?? []) : []);
  const free = moved
    ? Array.from({ length: SEATING_PLACES }, (_, place) => place).filter((place) => !taken.has(place))
    : even;
  return seats.map(({ place, ...seat }) => {
    if (seat.player !== PERSON) return seat;
    const sits = moved && place !== undefined ? place : free.shift();
    return { ...seat, ...(sits !== undefined && { place: sits }) };
  });
}

/** The seats after the person at `from` has moved to `to`; whoever sat there changes with them. */
export function withPersonMoved(seats: readonly SeatSetup[], from: number, to: number): SeatSetup[] {
  return seats.map((seat) => {
    if (seat.place === from) return { ...seat, place: to };
    return seat.place === to ? { ...seat, place: from } : seat;
  });
}

/** The people in the order in which they hand the screen on. */
export function handOnOrder(seats: readonly SeatSetup[]): SeatSetup[] {
  return seats.filter(({ place }) => place !== undefined).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
}
