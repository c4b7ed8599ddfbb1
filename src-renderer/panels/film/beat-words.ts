import type { SeatSetup } from '#main/contract/messages.ts';
import { seatName } from '../../i18n/seat-name.ts';
import { t } from '../../i18n/t.ts';
import type { Beat } from '../../session/film/beats.ts';
import { toldSentence, toneOf, type SentenceContext } from '../../window/sentences.ts';

/** How many sentences of one beat are told over the map; the log has them all. */
const TOLD = 2;

/** Who does what is shown. */
export function beatTitle({ seat }: Pick<Beat, 'seat'>, seats: readonly SeatSetup[]): string {
  return seat === null ? t('film.by-itself') : t('film.plays', { name: seatName(seats, seat) });
}

/** A beat in a sentence or two: what matters to everybody before the rest. */
export function beatSentences(context: SentenceContext, { lines }: Pick<Beat, 'lines'>): string[] {
  const weighty = lines.filter((line) => toneOf(context.words, line) !== 'plain');
  const plain = lines.filter((line) => !weighty.includes(line));
  const chosen = [...weighty, ...plain].slice(0, TOLD);
  return lines.filter((line) => chosen.includes(line)).map((line) => toldSentence(context, line));
}
