import type { LogEvent } from '../../../window/log-event.ts';
import type { GameWords, LogTone } from '../../../window/window.ts';
import { placeOfEvent } from '../board/places.ts';
import { moveWords, reasonWords } from './advice.ts';
import { barrierWords, eventWords, refusalWords } from './describe.ts';
import { has, t, tCode } from './t.ts';
import { beat } from './beats.ts';
import { kinds } from './kinds.ts';
import type { ArchipelagoTypes } from '../types.ts';

/** Events that head a chapter or only drive animations. */
const SILENT: ReadonlySet<string> = new Set(['turn', 'bid-closed']);
const WEIGHTY: ReadonlySet<string> = new Set([
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
function chapterTitle(event: LogEvent): string | undefined {
  if (event.type !== 'phase') return undefined;
  return t('log.chapter', { turn: Number(event['turn'] ?? 0), phase: tCode('phase', String(event['phase'])) });
}

function toneOf(event: LogEvent): LogTone {
  if (event.type === 'independence') return 'danger';
  if (event.type === 'marker' && event['marker'] === 'rebellion' && Number(event['to']) > Number(event['from']))
    return 'danger';
  return WEIGHTY.has(event.type) ? 'weight' : 'plain';
}
