import { PERSON, type SeatSetup } from '#main/contract/messages.ts';
import type { TablePage } from '../../window/pages.ts';

/** The persons who have not agreed yet to give the campaign up. */
export function missingConsents(page: Pick<TablePage, 'seats' | 'consents'>): number[] {
  return page.seats.flatMap(({ player }, seat) => (player === PERSON && !page.consents.includes(seat) ? [seat] : []));
}

/** The level of a bot that gave no answer at a seat, so that another one plays there: it may play again. */
export function hungAt(page: Pick<TablePage, 'replaced'>, seat: number): string | undefined {
  return page.replaced?.find((one) => one.seat === seat)?.player;
}

/** Who could take over a seat. */
export function replacementsFor(seat: SeatSetup, bots: readonly string[]): string[] {
  return seat.player === PERSON ? [...bots] : [PERSON];
}
