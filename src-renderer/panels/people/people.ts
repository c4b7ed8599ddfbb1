import { PERSON, type SeatSetup } from '#main/contract/messages.ts';
import type { TablePage } from '../../app/pages.ts';
import { t, tCode } from '../../i18n/t.ts';

/** Persons who have not said yet that they would give the campaign up, by seat. */
export function missingConsents(page: Pick<TablePage, 'seats' | 'consents'>): number[] {
  return page.seats.flatMap(({ player }, seat) => (player === PERSON && !page.consents.includes(seat) ? [seat] : []));
}

/** Who plays, in a word: a person, or which bot. */
export function playerWords(player: string): string {
  return player === PERSON ? t('player.person') : tCode('bot', player);
}

/** What a player is like, in a line. */
export function playerLine(player: string): string {
  return player === PERSON ? t('player.person.why') : tCode('bot', `${player}.why`, {}, 'bot.unknown.why');
}

/** Who could sit at a seat in place of whoever does. */
export function othersFor(seat: SeatSetup, bots: readonly string[]): string[] {
  return seat.player === PERSON ? [...bots] : [PERSON];
}
