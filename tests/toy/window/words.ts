import { seatName } from '#renderer/i18n/seat-name.ts';
import { list } from '#renderer/i18n/t.ts';
import type { Values } from '#renderer/i18n/translator.ts';
import type { TableOf } from '#renderer/window/types.ts';
import type { GameWords } from '#renderer/window/window.ts';
import { toyData } from '#tests/engine/toy/data.ts';
import { has, t, tCode } from '../t.ts';
import type { WindowTypes } from './read.ts';

/** A card as people call it: what it is worth, and which of those it is. */
export function cardWords(card: number): string {
  return t('card', { value: toyData.cards[card] ?? 0, suit: Math.floor(card / 4) });
}

/** What each name in an event or a refusal is in words; any other stands as it is. */
function wordsOf({ seats }: TableOf<WindowTypes>, raw: Readonly<Record<string, unknown>>): Values {
  const wordOf = (name: string, value: unknown): string | number | boolean => {
    if (Array.isArray(value)) return list(value.map(String));
    if (typeof value !== 'number') return String(value);
    if (['seat', 'from', 'to', 'owner'].includes(name)) return seatName(seats, value);
    return name === 'card' ? cardWords(value) : name === 'spot' ? value + 1 : value;
  };
  const named = Object.entries(raw).map(([name, value]) => [name, wordOf(name, value)]);
  return { card: 'none', amount: 'none', points: 'none', ...Object.fromEntries(named) };
}

/** What the toy says in words. */
export const words: GameWords<WindowTypes> = {
  event: (table, event) => tCode('event', event.type, wordsOf(table, event)),
  turn: (round) => t('round', { round }),
  chapter: (event) => (event.type === 'round' ? t('round', { round: Number(event['round']) }) : undefined),
  silent: new Set(['committed']),
  tone: ({ type }) => (type === 'rose' ? 'danger' : type === 'ended' ? 'weight' : 'plain'),
  beat: (_, { type }) => type === 'rose' || type === 'revealed',
  where: ({ spot }) => (typeof spot === 'number' ? `spot.${spot}` : undefined),
  refusal: (table, { code, params }) =>
    has(`refusal.${code}`) ? tCode('refusal', code, wordsOf(table, params)) : undefined,
  rule: (anchor) => tCode('rule', anchor),
  barrier: (code) => (has(`barrier.${code}`) ? tCode('barrier', code) : undefined),
};
