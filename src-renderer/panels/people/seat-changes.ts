import { PERSON, type SeatSetup } from '#main/contract/messages.ts';
import type { TablePage } from '../../window/pages.ts';

/** Persons who have not said yet that they would give the campaign up, by seat. */
export function missingConsents(page: Pick<TablePage, 'seats' | 'consents'>): number[] {
  return page.seats.flatMap(({ player }, seat) => (player === PERSON && !page.consents.includes(seat) ? [seat] : []));
}

/** Who could sit at a seat in place of whoever does. */
export function replacementsFor(seat: SeatSetup, bots: readonly string[]): string[] {
  return seat.player === PERSON ? [...bots] : [PERSON];
}
