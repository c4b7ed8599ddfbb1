import type { Message } from '#main/contract/messages.ts';
import type { LogEvent } from '../../../window/log-event.ts';
import type { GameWords, LogTone } from '../../../window/window.ts';
import { cityPlace, routePlace, shipPlace } from '../board/place-ids.ts';
import { beat, kinds } from './kinds.ts';
import type { EndeavorTypes, Table } from '../types.ts';
import { has, t, tCode, type Values } from './t.ts';
import { valuesOf } from './words.ts';

/** Events that head a chapter, or that another line tells. */
const SILENT: ReadonlySet<string> = new Set(['round', 'status']);
const WEIGHTY: ReadonlySet<string> = new Set(['opened', 'governor', 'abolition', 'attacked', 'ended']);

/** What Endeavor says in words. */
export const words: GameWords<EndeavorTypes> = {
  event: (table, event) => tCode('event', event.type, valuesOf(table, event)),
  chapter: (event) => (event.type === 'round' ? t('log.round', { round: Number(event['round']) }) : undefined),
  turn: (round) => t('log.turn', { round }),
  silent: SILENT,
  tone: toneOf,
  beat,
  kinds,
  where: placeOf,
  refusal: (table, { code, params }) =>
    has(`refusal.${code}`) ? tCode('refusal', code, valuesOf(table, params)) : undefined,
  rule: (anchor) => tCode('rule', anchor),
  barrier: () => undefined,
  reason: (table, { code, params }) =>
    has(`reason.${code}`) ? tCode('reason', code, reasonValues(table, params)) : undefined,
};

/** The values of a reason; an action or a symbol is called as it is on the boards. */
function reasonValues(table: Table, params: Message['params']): Values {
  const { action, symbol } = params;
  const sign = symbol ?? action;
  const named =
    sign === undefined ? {} : { [symbol === undefined ? 'action' : 'symbol']: tCode('symbol', String(sign)) };
  return { ...valuesOf(table, params), ...named };
}

function toneOf({ type }: LogEvent): LogTone {
  return WEIGHTY.has(type) ? 'weight' : 'plain';
}

/** The place that an event is about. */
function placeOf(event: LogEvent): string | undefined {
  const { city, region, from, at } = event;
  if (typeof city === 'string') return cityPlace(city);
  if (typeof region === 'string') return shipPlace(region);
  if (typeof at !== 'string') return undefined;
  if (from === 'city') return cityPlace(at);
  return from === 'route' ? routePlace(at) : shipPlace(at);
}
