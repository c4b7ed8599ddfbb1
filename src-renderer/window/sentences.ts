import { PERSON, type Message } from '#main/contract/messages.ts';
import type { GameCard } from './card.ts';
import type { LogEvent } from './log-event.ts';
import type { GameWords } from './window.ts';
import type { TableOf, GameTypes } from './types.ts';
import { playerWords } from './players.ts';
import { seatName } from '../i18n/seat-name.ts';
import { has, t, tCode } from '../i18n/t.ts';

/** What sentences are made with: the table, and the words of its game. */
export type SentenceContext<T extends GameTypes = GameTypes> = {
  readonly card: GameCard;
  readonly words: GameWords<T>;
  readonly table: TableOf<T>;
};

/** What the types of the host's own events begin with. */
const HOST = 'table-';

/** What happened, as a sentence. */
export function eventSentence(context: SentenceContext, event: LogEvent): string {
  if (event.type === 'table-seat') return seatChange(context, event);
  if (event.type.startsWith(HOST)) return tCode('event', event.type, plainValues(event));
  return context.words.event(context.table, event);
}

/** Who plays a seat from now on, by the name the seat had then. */
function seatChange({ card, table }: SentenceContext, event: LogEvent): string {
  const [player, hung] = [String(event['player']), event['hung']];
  const name = typeof event['name'] === 'string' ? event['name'] : seatName(table.seats, Number(event['seat']));
  if (typeof hung === 'string')
    return t('event.table-seat.hung', { name, player: playerWords(player, card), hung: playerWords(hung, card) });
  const how = player === PERSON ? 'event.table-seat.person' : 'event.table-seat.bot';
  return t(how, { name, player: playerWords(player, card) });
}

/** A message of the host or of the game as a sentence. */
export function messageSentence(context: Pick<SentenceContext, 'words' | 'table'> | null, message: Message): string {
  const { code, params } = message;
  if (context !== null && !has(`refusal.${code}`)) {
    const said = context.words.refusal(context.table, message);
    if (said !== undefined) return said;
  }
  const { seat } = params;
  const named = context !== null && typeof seat === 'number' ? { seat: seatName(context.table.seats, seat) } : {};
  // Damage recorded by older versions does not say how much is missing.
  return tCode('refusal', code, { missing: 0, ...params, ...named }, 'refusal.unknown');
}

/** Why a move cannot be undone, as a sentence. */
export function barrierWords(words: Pick<GameWords, 'barrier'>, barrier: string | undefined): string {
  if (barrier === undefined) return t('undo.nothing');
  return words.barrier(barrier) ?? tCode('barrier', barrier, {}, 'barrier.unknown');
}

/** What a barrier that nobody may pass unasked would bring, as a sentence. */
export function barrierAhead(words: Pick<GameWords, 'barrier' | 'ahead'>, barrier: string): string {
  return words.ahead?.(barrier) ?? barrierWords(words, barrier);
}

/** The values of an event that can stand in a sentence. */
function plainValues(event: LogEvent): Readonly<Record<string, string | number | boolean>> {
  const plain = Object.entries(event).filter(
    (entry): entry is [string, string | number | boolean] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number' || typeof entry[1] === 'boolean',
  );
  return Object.fromEntries(plain);
}
