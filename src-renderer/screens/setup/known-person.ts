import type { Campaign, SeatSetup } from '#main/contract/messages.ts';
import { COLOURS } from '#main/contract/messages.ts';
import type { Person } from '#main/contract/persons.ts';
import type { GameRecord } from '#main/contract/records.ts';
import type { SeatChange } from './plan.ts';

/** A person who can be chosen at a seat: how many games they have played, and the colour they had last. */
export type KnownPerson = {
  readonly person: Person;
  readonly games: number;
  readonly colour: SeatSetup['colour'] | undefined;
};

/** Where somebody sat in a game, and when that was. */
type Seated = { readonly when: string; readonly person: string | undefined; readonly colour: string };

/** Everybody who can be chosen, with what is remembered of them from campaigns and records. */
export function knownPersons(
  persons: readonly Person[],
  campaigns: readonly Campaign[],
  records: readonly GameRecord[],
): KnownPerson[] {
  const seated: Seated[] = [
    ...campaigns.flatMap(({ played, seats }) => seats.map(({ person, colour }) => ({ when: played, person, colour }))),
    ...records.flatMap(({ ended, seats }) => seats.map(({ person, colour }) => ({ when: ended, person, colour }))),
  ].toSorted((a, b) => b.when.localeCompare(a.when));
  return persons.map((person) => {
    const last = seated.find((one) => one.person === person.id)?.colour;
    return {
      person,
      games: records.filter(({ seats }) => seats.some((seat) => seat.person === person.id)).length,
      colour: COLOURS.find((colour) => colour === last),
    };
  });
}

/**
 * What changes at a seat where a person is chosen: their name, and the colour they had last, unless the game has none such or another
 * person who was chosen sits in it.
 */
export function choosing(
  { person, colour }: KnownPerson,
  others: readonly SeatSetup[],
  colours: readonly SeatSetup['colour'][],
): SeatChange {
  const taken = others.some((seat) => seat.person !== undefined && seat.colour === colour);
  const liked = colour !== undefined && !taken && colours.includes(colour) ? { colour } : {};
  return { name: person.name, person: person.id, ...liked };
}

/** The seats without links to persons who are not known here any more. */
export function withKnownOnly(seats: readonly SeatSetup[], persons: readonly Person[]): SeatSetup[] {
  return seats.map(({ person, ...seat }) =>
    person !== undefined && persons.some(({ id }) => id === person) ? { ...seat, person } : seat,
  );
}
