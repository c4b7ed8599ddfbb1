import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { PlaceId } from '../../../board/board.ts';
import type { LogEvent } from '../../../window/log-event.ts';
import type { GameWords, LogTone } from '../../../window/window.ts';
import { locationPlace, pilePlace, shipPlace, tilePlace } from '../board/place-ids.ts';
import { anyLocation } from '../figures.ts';
import type { EmpiresTypes, Table } from '../types.ts';
import { reasonWords } from './advice.ts';
import { beat, kinds } from './kinds.ts';
import { moveWords } from './move-words.ts';
import { has, t, tCode } from './t.ts';
import { cardName, valuesOf } from './words.ts';

/** Events that head a chapter, or that another line tells. */
const SILENT: ReadonlySet<string> = new Set<Event['type']>([
  ...(['round', 'turn', 'looked', 'chosen', 'declared', 'fired', 'paid-out', 'voyage'] as const),
]);
const WEIGHTY: ReadonlySet<string> = new Set<Event['type']>(['phase', 'conquered', 'raided', 'last-round', 'ended']);

/** What Empires of the North says in words. */
export const words: GameWords<EmpiresTypes> = {
  event: eventWords,
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
  barrier: (code) => (has(`barrier.${code}`) ? tCode('barrier', code) : undefined),
  reason: reasonWords,
  move: moveWords,
};

function eventWords(table: Table, event: LogEvent): string {
  const { under, at } = event;
  const tucked = typeof under === 'number' ? anyLocation(table.view, under)?.card : undefined;
  const values = {
    ...valuesOf(table, event),
    // Places in the queue are counted from one by people.
    ...(typeof at === 'number' && { at: at + 1 }),
    ...(under !== undefined && { under: tucked === undefined ? 'none' : cardName(tucked) }),
  };
  return tCode('event', event.type, values);
}

function toneOf({ type }: LogEvent): LogTone {
  return WEIGHTY.has(type) ? 'weight' : 'plain';
}

const TILE_EVENTS: ReadonlySet<string> = new Set<Event['type']>(['pawn', 'moved', 'declared', 'undone', 'boosted']);

/** The place that an event is about. */
function placeOf({ type, location, tile, pile, at }: LogEvent): PlaceId | undefined {
  if (typeof location === 'number') return locationPlace(location);
  if (TILE_EVENTS.has(type) && isTile(tile)) return tilePlace(tile);
  if (pile === 'near' || pile === 'far') return pilePlace(pile);
  return type === 'advanced' && typeof at === 'number' ? shipPlace(at) : undefined;
}

const isTile = (tile: unknown): tile is Parameters<typeof tilePlace>[0] =>
  typeof tile === 'string' && has(`tile.${tile}`);
