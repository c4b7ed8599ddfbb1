import type { Message } from '#main/contract/messages.ts';
import { seatName } from '#renderer/i18n/seat-name.ts';
import { list } from '#renderer/i18n/t.ts';
import type { Values } from '#renderer/i18n/translator.ts';
import type { TableOf } from '#renderer/window/types.ts';
import type { GameWords } from '#renderer/window/window.ts';
import { toyData } from '#tests/engine/toy/data.ts';
import type { ToyEvent, ToyEventOf } from '#tests/engine/toy/types.ts';
import { has, t, tCode } from '../t.ts';
import type { WindowTypes } from './read.ts';

type Table = TableOf<WindowTypes>;

/** A card as people call it: what it is worth, and which of those it is. */
export function cardWords(card: number): string {
  return t('card', { value: toyData.cards[card] ?? 0, suit: Math.floor(card / 4) });
}

/** A spot as people count them. */
const spotNumber = (spot: number): number => spot + 1;
/** A card; `none` for one that is not told. */
const cardOrNone = (card: number | undefined): string => (card === undefined ? 'none' : cardWords(card));

type EventWords = {
  readonly [K in ToyEvent['type']]: (event: ToyEventOf<K>, name: (seat: number) => string) => string;
};

/** What each event says, as a sentence; `name` calls the seats. */
const EVENTS: EventWords = {
  round: ({ round }) => t('event.round', { round }),
  committed: ({ seat }, name) => t('event.committed', { seat: name(seat) }),
  revealed: ({ stakes }) => t('event.revealed', { stakes: list(stakes.map(String)) }),
  rose: ({ water }) => t('event.rose', { water }),
  reshuffled: ({ cards }) => t('event.reshuffled', { cards }),
  drawn: ({ seat, card }, name) => t('event.drawn', { seat: name(seat), card: cardOrNone(card) }),
  drained: ({ seat, amount = 'none', water }, name) => t('event.drained', { seat: name(seat), amount, water }),
  claimed: ({ seat, value }, name) => t('event.claimed', { seat: name(seat), value }),
  played: ({ seat, card, points }, name) => t('event.played', { seat: name(seat), card: cardWords(card), points }),
  put: ({ seat, spot }, name) => t('event.put', { seat: name(seat), spot: spotNumber(spot) }),
  shed: ({ seat, spot }, name) => t('event.shed', { seat: name(seat), spot: spotNumber(spot) }),
  asked: ({ seat, spot }, name) => t('event.asked', { seat: name(seat), spot: spotNumber(spot) }),
  allowed: ({ seat, spot }, name) => t('event.allowed', { seat: name(seat), spot: spotNumber(spot) }),
  rested: ({ seat }, name) => t('event.rested', { seat: name(seat) }),
  building: ({ seat }, name) => t('event.building', { seat: name(seat) }),
  built: ({ seat }, name) => t('event.built', { seat: name(seat) }),
  forbade: ({ seat, spot, card }, name) =>
    t('event.forbade', { seat: name(seat), spot: spotNumber(spot), card: cardWords(card) }),
  offered: ({ from, to, card, points }, name) =>
    t('event.offered', { from: name(from), to: name(to), card: cardOrNone(card), points }),
  declined: ({ to }, name) => t('event.declined', { to: name(to) }),
  traded: ({ from, to, card, points = 'none' }, name) =>
    t('event.traded', { from: name(from), to: name(to), card: cardWords(card), points }),
  ended: ({ code }) => t('event.ended', { code }),
};

function eventWords({ seats }: Table, event: ToyEvent): string {
  // Each entry takes the events of its own type.
  const words = EVENTS[event.type] as (event: ToyEvent, name: (seat: number) => string) => string;
  return words(event, (seat) => seatName(seats, seat));
}

/** The parameters of refusals in words; any other stands as it is. */
const PARAMS: Readonly<Record<string, (table: Table, value: number) => string | number>> = {
  seat: ({ seats }, seat) => seatName(seats, seat),
  owner: ({ seats }, seat) => seatName(seats, seat),
  card: (_, card) => cardWords(card),
  spot: (_, spot) => spotNumber(spot),
};

const paramWords = (table: Table, params: Message['params']): Values =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, PARAMS[name]?.(table, Number(value)) ?? value]),
  );

/** The spot an event is about. */
function placeOf(event: ToyEvent): string | undefined {
  switch (event.type) {
    case 'put':
    case 'shed':
    case 'asked':
    case 'allowed':
    case 'forbade':
      return `spot.${event.spot}`;
    default:
      return undefined;
  }
}

/** What the toy says in words. */
export const words: GameWords<WindowTypes> = {
  event: eventWords,
  turn: (round) => t('round', { round }),
  chapter: (event) => (event.type === 'round' ? t('round', { round: event.round }) : undefined),
  silent: new Set(['committed']),
  tone: ({ type }) => (type === 'rose' ? 'danger' : type === 'ended' ? 'weight' : 'plain'),
  beat: (_, { type }) => type === 'rose' || type === 'revealed',
  where: placeOf,
  refusal: (table, { code, params }) =>
    has(`refusal.${code}`) ? tCode('refusal', code, paramWords(table, params)) : undefined,
  rule: (anchor) => tCode('rule', anchor),
  barrier: (code) => (has(`barrier.${code}`) ? tCode('barrier', code) : undefined),
};
