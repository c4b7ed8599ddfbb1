import { PERSON, type SeatSetup } from '#main/contract/messages.ts';
import type { TablePage } from '../../app/pages.ts';
import type { GameCard } from '../../games/card.ts';
import { t, tCode } from '../../i18n/t.ts';

/** Persons who have not said yet that they would give the campaign up, by seat. */
export function missingConsents(page: Pick<TablePage, 'seats' | 'consents'>): number[] {
  return page.seats.flatMap(({ player }, seat) => (player === PERSON && !page.consents.includes(seat) ? [seat] : []));
}

/** Who plays, in a word: a person, or which bot. A game's own bots have their names from its card. */
export function playerWords(player: string, card?: Pick<GameCard, 'bot'>): string {
  return player === PERSON ? t('player.person') : (card?.bot(player)?.name ?? tCode('bot', player));
}

/** What a player is like, in a line. */
export function playerLine(player: string, card?: Pick<GameCard, 'bot'>): string {
  if (player === PERSON) return t('player.person.why');
  return card?.bot(player)?.why ?? tCode('bot', `${player}.why`, {}, 'bot.unknown.why');
}

/** Who could sit at a seat in place of whoever does. */
export function othersFor(seat: SeatSetup, bots: readonly string[]): string[] {
  return seat.player === PERSON ? [...bots] : [PERSON];
}
