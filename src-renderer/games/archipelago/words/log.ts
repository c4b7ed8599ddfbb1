import type { Event } from '#engine/archipelago/events.ts';
import type { GameWords, LogTone } from '../../../window/window.ts';
import { placeOfEvent } from '../board/places.ts';
import { moveWords, reasonWords } from './advice.ts';
import { eventWords } from './events/events.ts';
import { barrierWords, refusalWords } from './params.ts';
import { has, t, tCode } from './t.ts';
import { beat } from './beats.ts';
import { kinds } from './kinds.ts';
import type { ArchipelagoTypes } from '../types.ts';

/** Events that head a chapter or only drive animations. */
const SILENT: ReadonlySet<Event['type']> = new Set(['turn', 'bid-closed']);
const WEIGHTY: ReadonlySet<Event['type']> = new Set([
  'bids',
  'crisis',
  'objective-met',
  'over',
  'trend',
  'built',
  'bought',
  'card-used',
  'wonder-built',
  'accepted',
]);

/** What Archipelago says in words. */
export const words: GameWords<ArchipelagoTypes> = {
  event: eventWords,
  chapter: chapterTitle,
  turn: (turn) => t('log.turn', { turn }),
  silent: SILENT,
  tone: toneOf,
  beat,
  kinds,
  where: placeOfEvent,
  refusal: refusalWords,
  rule: ruleTitle,
  barrier: barrierWords,
  ahead: (code) => barrierWords(`ahead.${code}`),
  reason: reasonWords,
  move: moveWords,
};

/** The name of a rule: its own, or that of what it is a part of. */
function ruleTitle(anchor: string): string {
  const cut = anchor.lastIndexOf('/');
  return cut < 0 || has(`rule.${anchor}`) ? tCode('rule', anchor) : ruleTitle(anchor.slice(0, cut));
}

/** The log goes by turn and phase. */
function chapterTitle(event: Event): string | undefined {
  if (event.type !== 'phase') return undefined;
  return t('log.chapter', { turn: event.turn, phase: t(`phase.${event.phase}`) });
}

function toneOf(event: Event): LogTone {
  if (event.type === 'independence') return 'danger';
  if (event.type === 'marker' && event.marker === 'rebellion' && event.to > event.from) return 'danger';
  return WEIGHTY.has(event.type) ? 'weight' : 'plain';
}
