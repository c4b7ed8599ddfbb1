import type { Message } from '#main/contract/messages.ts';
import type { GameCard } from './card.ts';
import type { Told } from './log-line.ts';
import { noteSentence } from './note-words.ts';
import type { GameWords, LogTone } from './window.ts';
import type { TableOf, GameTypes } from './types.ts';
import { seatName } from '../i18n/seat-name.ts';
import { has, t, tCode } from '../i18n/t.ts';

/** What sentences are made with: the table, and the words of its game. */
export type SentenceContext<T extends GameTypes = GameTypes> = {
  readonly card: GameCard;
  readonly words: GameWords<T>;
  readonly table: TableOf<T>;
};

/** What happened, as a sentence. */
export function toldSentence<T extends GameTypes>({ card, words, table }: SentenceContext<T>, told: Told<T>): string {
  return told.note === undefined ? words.event(table, told.event) : noteSentence(card, told.note);
}

/** How that looks: what the host says is about everybody. */
export function toneOf<T extends GameTypes>({ tone }: Pick<GameWords<T>, 'tone'>, { event, note }: Told<T>): LogTone {
  if (event !== undefined) return tone(event);
  return note?.type === 'unreadable' ? 'plain' : 'weight';
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
