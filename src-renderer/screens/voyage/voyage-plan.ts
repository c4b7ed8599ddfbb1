import { PERSON, type Campaign, type SeatSetup } from '#main/contract/messages.ts';
import type { Voyage } from '../../window/card.ts';
import { t } from '../../i18n/t.ts';
import { freshValues } from '../setup/fields.ts';
import { asNewcomer, createRequest, firstPlan, freshSeat, withPlaces, type Plan } from '../setup/plan.ts';
import { newestFirst } from '../home/campaign-summary.ts';
import type { AvailableVoyage } from './available-voyages.ts';

/** Somebody who takes part in a first voyage: an empty name becomes a plain one. */
export type Traveller = { readonly name: string; readonly newcomer: boolean };

/** Who is asked at first: the people of the newest campaign as far as there is room, else somebody without a name. */
export function firstTravellers({ persons }: Voyage, campaigns: readonly Campaign[]): Traveller[] {
  const people = newestFirst(campaigns)[0]?.seats.filter(({ player }) => player === PERSON) ?? [];
  const known = people.slice(0, persons.to).map(({ name }) => ({ name, newcomer: true }));
  const missing = Math.max(0, Math.max(1, persons.from) - known.length);
  return [...known, ...Array.from({ length: missing }, () => NOBODY)];
}

/** Somebody who has not said their name yet. */
export const NOBODY: Traveller = { name: '', newcomer: true };

/** What somebody without a name is called. */
export function plainName(index: number): string {
  return t('setup.default', { number: index + 1 });
}

/** The table of a first voyage: the people, then the bots, who give themselves names and colours. */
export function voyagePlan({ game, card, voyage }: AvailableVoyage, travellers: readonly Traveller[]): Plan {
  const seats: SeatSetup[] = [];
  for (const [index, { name, newcomer }] of travellers.entries()) {
    const { colour } = freshSeat(seats, card.colours);
    const given = name.trim() === '' ? plainName(index) : name;
    seats.push(asNewcomer({ name: given, colour, player: PERSON }, newcomer));
  }
  for (let left = voyage.bots(travellers.length); left > 0; left--)
    seats.push({ ...freshSeat(seats, card.colours), player: voyage.bot });
  const first = firstPlan({ game, card }, { level: 'table', undo: 'practice' });
  return {
    ...first,
    seats: withPlaces(seats, false),
    values: { ...first.values, ...voyage.options(seats.length) },
    seatValues: seats.reduce<Plan['seatValues']>(
      (all) => [...all, { ...freshValues(game.fields.seat, all), ...voyage.seats?.[all.length] }],
      [],
    ),
  };
}

/** The request that creates it. Options that no set-up asks for are the voyage's own, and go along. */
export function voyageRequest(available: AvailableVoyage, plan: Plan): ReturnType<typeof createRequest> {
  const request = createRequest(available, plan);
  return { ...request, options: { ...request.options, ...available.voyage.options(plan.seats.length) } };
}
