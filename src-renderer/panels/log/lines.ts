import { tCode as gameCode } from '../../games/archipelago/words/t.ts';
import type { LogLine } from '#main/contract/messages.ts';
import { eventSentence, type LogEvent } from '../../i18n/describe.ts';
import { t } from '../../i18n/t.ts';
import type { Table } from '../../games/archipelago/words/words.ts';

/** One line to read. */
export type Line = {
  readonly key: string;
  /** Whose doing it is; null for what happens to everybody. */
  readonly seat: number | null;
  readonly text: string;
  readonly tone: Tone;
  /** The region it is about. */
  readonly region: number | undefined;
};
/** How a line looks: what matters to everybody stands out. */
export type Tone = 'plain' | 'danger' | 'weight';
/** The lines of one phase. */
export type Chapter = { readonly key: string; readonly title: string; readonly lines: readonly Line[] };

/** Events that head a chapter or only drive animations. */
const SILENT = new Set(['turn', 'bid-closed']);
const WEIGHTY = new Set([
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
  'table-seat',
  'table-abandoned',
  'table-practice',
  'table-went-on',
  'table-doubtful',
  'table-row-mended',
]);

/** The log by turn and phase, oldest first; `opening` heads what came before the first phase of it. */
export function chapters(table: Table, log: readonly LogLine[], opening = t('log.start')): Chapter[] {
  const result: Filling[] = [];
  log.forEach(({ event }, index) => {
    if (event.type === 'phase') {
      result.push({ key: `chapter-${index}`, title: chapterTitle(event), lines: [] });
      return;
    }
    if (SILENT.has(event.type)) return;
    const chapter = result.at(-1) ?? begun(result, opening);
    chapter.lines.push({
      key: `line-${index}`,
      seat: typeof event['seat'] === 'number' ? event['seat'] : null,
      text: eventSentence(table, event),
      tone: toneOf(event),
      region: regionOf(event),
    });
  });
  return result.filter(({ lines }) => lines.length > 0);
}

type Filling = { key: string; title: string; lines: Line[] };

function begun(into: Filling[], title: string): Filling {
  const chapter = { key: 'chapter-start', title, lines: [] };
  into.push(chapter);
  return chapter;
}

function regionOf(event: Readonly<Record<string, unknown>>): number | undefined {
  if (typeof event['region'] === 'number') return event['region'];
  const spot = event['to'] ?? event['from'] ?? event['spot'];
  const inside = typeof spot === 'object' && spot !== null && 'region' in spot ? spot.region : undefined;
  return typeof inside === 'number' ? inside : undefined;
}

function chapterTitle(event: Readonly<Record<string, unknown>>): string {
  return t('log.chapter', { turn: Number(event['turn'] ?? 0), phase: gameCode('phase', String(event['phase'])) });
}

function toneOf(event: Readonly<Record<string, unknown>> & { type: string }): Tone {
  if (event.type === 'independence') return 'danger';
  if (event.type === 'marker' && event['marker'] === 'rebellion' && Number(event['to']) > Number(event['from']))
    return 'danger';
  return WEIGHTY.has(event.type) ? 'weight' : 'plain';
}

/** Sentences of what a move would bring about, in order. */
export function foretoldLines(table: Table, events: readonly LogEvent[]): string[] {
  return events.filter(({ type }) => type !== 'phase' && !SILENT.has(type)).map((event) => eventSentence(table, event));
}

/** Sentences of what came since the page numbered `since`: what a screen reader is told. */
export function newsSince(table: Table, log: readonly LogLine[], since: number): string[] {
  return log
    .filter(({ seq, event }) => seq > since && !SILENT.has(event.type))
    .map(({ event }) => (event.type === 'phase' ? chapterTitle(event) : eventSentence(table, event)));
}
