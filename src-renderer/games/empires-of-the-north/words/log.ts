import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { PlaceId } from '../../../board/board.ts';
import type { GameWords, LogTone } from '../../../window/window.ts';
import { locationPlace, pilePlace, shipPlace, tilePlace } from '../board/place-ids.ts';
import type { EmpiresTypes } from '../types.ts';
import { reasonWords } from './advice.ts';
import { eventWords } from './events/events.ts';
import { beat, kinds } from './kinds.ts';
import { moveWords } from './move-words.ts';
import { paramWords } from './params.ts';
import { t, tCode, tKnown } from './t.ts';

/** Events that head a chapter, or that another line tells. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  ...(['round', 'turn', 'looked', 'chosen', 'declared', 'fired', 'paid-out', 'voyage'] as const),
]);
const WEIGHTY: ReadonlySet<Event['type']> = new Set(['phase', 'conquered', 'raided', 'last-round', 'ended']);

/** What Empires of the North says in words. */
export const words: GameWords<EmpiresTypes> = {
  event: eventWords,
  chapter: (event) => (event.type === 'round' ? t('log.round', { round: event.round }) : undefined),
  turn: (round) => t('log.turn', { round }),
  silent: SILENT,
  tone: toneOf,
  beat,
  kinds,
  where: placeOf,
  refusal: (table, { code, params }) => tKnown('refusal', code, paramWords(table, params)),
  rule: (anchor) => tCode('rule', anchor),
  barrier: (code) => tKnown('barrier', code),
  reason: reasonWords,
  move: moveWords,
};

function toneOf({ type }: Event): LogTone {
  return WEIGHTY.has(type) ? 'weight' : 'plain';
}

/** The place that an event is about: a Location, a tile, a pile of islands, or a ship in the queue. */
function placeOf(event: Event): PlaceId | undefined {
  switch (event.type) {
    case 'paid-out':
    case 'placed':
    case 'field':
    case 'harvested':
    case 'used':
    case 'fired':
    case 'raided':
    case 'exhausted':
    case 'readied':
    case 'assigned':
    case 'released':
    case 'left':
    case 'conquered':
      return locationPlace(event.location);
    case 'pawn':
    case 'moved':
    case 'declared':
    case 'undone':
    case 'boosted':
      return tilePlace(event.tile);
    case 'voyage':
    case 'found':
    case 'pillaged':
    case 'islands':
      return pilePlace(event.pile);
    case 'advanced':
      return shipPlace(event.at);
    default:
      return undefined;
  }
}
