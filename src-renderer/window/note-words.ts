import { PERSON } from '#main/contract/messages.ts';
import { t } from '../i18n/t.ts';
import type { GameCard } from './card.ts';
import type { Note } from './log-line.ts';
import { playerWords } from './players.ts';

/** What a note says, as a sentence. */
export function noteSentence(card: GameCard, note: Note): string {
  switch (note.type) {
    case 'unreadable':
      return t('log.unreadable');
    case 'table-seat':
      return seatChange(card, note);
    case 'table-from':
      return t('event.table-from', { at: note.at });
    case 'table-went-on':
      return t('event.table-went-on', { seq: note.seq, whole: note.whole });
    default:
      return t(`event.${note.type}`);
  }
}

/** Who plays a seat from now on, by the name the seat had then. */
function seatChange(card: GameCard, { player, name, hung }: Extract<Note, { type: 'table-seat' }>): string {
  const values = { name, player: playerWords(player, card) };
  if (hung !== undefined) return t('event.table-seat.hung', { ...values, hung: playerWords(hung, card) });
  return t(player === PERSON ? 'event.table-seat.person' : 'event.table-seat.bot', values);
}
