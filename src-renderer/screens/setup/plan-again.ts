import { PERSON, type Campaign, type SeatSetup } from '#main/contract/messages.ts';
import type { FieldValue, FieldValues } from '../../window/card.ts';
import type { AvailableGame } from './available-games.ts';
import { firstValues, stepsOf, type Field } from './fields.ts';
import { asNewcomer, firstPlan, withPlaces, type Plan } from './plan.ts';

/**
 * The plan for the people of a campaign to play again: they, their colours and places, the bots, and what was settled for
 * all and for each seat. Nobody is new any more. Data of the players' own and the seed are not taken over.
 */
export function planAgain(available: AvailableGame, campaign: Campaign, liked: Pick<Plan, 'level'>): Plan {
  const { fields, bots } = available.game;
  const { options, level = liked.level, undo } = campaign;
  const first = firstPlan(available, { level, undo });
  const ofSeats: unknown = options['seats'];
  const moved = campaign.seats.some(({ place }) => place !== undefined);
  return {
    ...first,
    seats: withPlaces(
      campaign.seats.map((seat) => seatAgain(seat, bots)),
      moved,
    ),
    values: valuesAgain(fields.all, options, first.values),
    seatValues: campaign.seats.map((_, seat) =>
      valuesAgain(fields.seat, Array.isArray(ofSeats) ? ofSeats[seat] : undefined, firstValues(fields.seat)),
    ),
    moved,
  };
}

/** A seat as it was; where its bot is no longer there, another bot plays. */
function seatAgain(seat: SeatSetup, bots: readonly string[]): SeatSetup {
  const { player } = seat;
  const there = player === PERSON || bots.includes(player);
  return asNewcomer({ ...seat, player: there ? player : (bots[0] ?? PERSON) }, false);
}

/** The values that were settled, where the fields still take them; else the usual ones. */
function valuesAgain(fields: readonly Field[], settled: unknown, usual: FieldValues): FieldValues {
  const before = Object.entries(Object(settled) as object);
  const kept = fields.flatMap((field) => before.filter(([key, value]) => key === field.key && fits(field, value)));
  return { ...usual, ...(Object.fromEntries(kept) as Record<string, FieldValue>) };
}

function fits(field: Field, value: unknown): boolean {
  if (field.kind === 'number') return stepsOf(field).some((step) => step === value);
  const known: readonly unknown[] = field.values;
  return field.kind === 'choice'
    ? known.includes(value)
    : Array.isArray(value) && value.every((one) => known.includes(one));
}
