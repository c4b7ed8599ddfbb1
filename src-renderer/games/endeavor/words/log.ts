import type { Event, EventOf } from '#engine/endeavor/events.ts';
import type { Message } from '#main/contract/messages.ts';
import type { PlaceId } from '../../../board/board.ts';
import type { GameWords, LogTone } from '../../../window/window.ts';
import { cityPlace, routePlace, shipPlace } from '../board/place-ids.ts';
import { eventWords } from './events.ts';
import { beat, kinds, missed } from './kinds.ts';
import { paramWords } from './params.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import type { Values } from '../../../i18n/translator.ts';
import { t, tCode, tKnown } from './t.ts';

/** Events that head a chapter, or that another line tells. */
const SILENT: ReadonlySet<Event['type']> = new Set(['round', 'status']);
const WEIGHTY: ReadonlySet<Event['type']> = new Set([
  ...(['opened', 'governor', 'neutral-governor', 'abolition', 'attacked', 'ended'] as const),
]);

/** What Endeavor says in words. */
export const words: GameWords<EndeavorTypes> = {
  event: eventWords,
  chapter: (event) => (event.type === 'round' ? t('log.round', { round: event.round }) : undefined),
  turn: (round) => t('log.turn', { round }),
  silent: SILENT,
  tone: toneOf,
  beat,
  missed,
  kinds,
  where: placeOf,
  refusal: (table, { code, params }) => tKnown('refusal', code, paramWords(table, params)),
  rule: (anchor) => tCode('rule', anchor),
  barrier: () => undefined,
  reason: (table, { code, params }) => tKnown('reason', code, reasonValues(table, params)),
};

/** The values of a reason; an action or a symbol is called as it is on the boards. */
function reasonValues(table: Table, params: Message['params']): Values {
  const { action, symbol } = params;
  const sign = symbol ?? action;
  const named =
    sign === undefined ? {} : { [symbol === undefined ? 'action' : 'symbol']: tCode('symbol', String(sign)) };
  return { ...paramWords(table, params), ...named };
}

function toneOf({ type }: Event): LogTone {
  return WEIGHTY.has(type) ? 'weight' : 'plain';
}

/** The place that an event is about: a city, a shipping track or a route. */
function placeOf(event: Event): PlaceId | undefined {
  switch (event.type) {
    case 'occupied':
    case 'attacked':
    case 'neutral-occupied':
      return cityPlace(event.city);
    case 'shipped':
    case 'opened':
    case 'neutral-shipped':
      return shipPlace(event.region);
    case 'token':
    case 'neutral-token':
      return spaceOf(event);
    default:
      return undefined;
  }
}

function spaceOf({ from, at }: EventOf<'token' | 'neutral-token'>): PlaceId {
  if (from === 'city') return cityPlace(at);
  return from === 'route' ? routePlace(at) : shipPlace(at);
}
