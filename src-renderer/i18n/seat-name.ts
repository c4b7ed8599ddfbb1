import type { SeatSetup } from '#main/contract/messages.ts';
import { t } from './t.ts';

/** The name of the person or bot at a seat. */
export function seatName(seats: readonly SeatSetup[], seat: number): string {
  return seats[seat]?.name ?? t('seat.unknown', { number: seat + 1 });
}
