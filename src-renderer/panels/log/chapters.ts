import type { LogLine } from '#main/contract/messages.ts';
import type { PlaceId } from '../../board/board.ts';
import type { LogTone } from '../../window/window.ts';
import { eventSentence, type SentenceContext } from '../../window/sentences.ts';
import type { LogEvent } from '../../window/log-event.ts';
import { t } from '../../i18n/t.ts';

/** One sentence of the log. */
export type LogSentence = {
  readonly key: string;
  /** Its place among all lines of the log; it keeps it while others come and go. */
  readonly order: number;
  /** The number of the move it came with. */
  readonly seq: number;
  /** The seat that did it; null for what happens to everybody. */
  readonly seat: number | null;
  readonly text: string;
  readonly tone: LogTone;
  /** The place it is about. */
  readonly place: PlaceId | undefined;
};
/** The sentences under one heading. */
export type LogChapter = { readonly key: string; readonly title: string; readonly lines: readonly LogSentence[] };

/** More lines than any move has. */
const MOST_OF_A_MOVE = 1000;

/** The log in chapters, oldest first, without headings that have no lines; `opening` is the heading of what came before the first chapter. */
export function chaptersOf(context: SentenceContext, log: readonly LogLine[], opening = t('log.start')): LogChapter[] {
  const { words } = context;
  const result: OpenChapter[] = [];
  let [last, within] = [-1, 0];
  log.forEach(({ event, seq }) => {
    within = seq === last ? within + 1 : 0;
    last = seq;
    const order = seq * MOST_OF_A_MOVE + within;
    const title = words.chapter(event);
    if (title !== undefined) {
      result.push({ key: `chapter-${order}`, title, lines: [] });
      return;
    }
    if (words.silent.has(event.type)) return;
    const chapter = result.at(-1) ?? begun(result, opening);
    chapter.lines.push({
      key: `line-${order}`,
      order,
      seq,
      seat: typeof event['seat'] === 'number' ? event['seat'] : null,
      text: eventSentence(context, event),
      tone: toneOf(context, event),
      place: words.where(event),
    });
  });
  return result.filter(({ lines }) => lines.length > 0);
}

type OpenChapter = { key: string; title: string; lines: LogSentence[] };

function begun(into: OpenChapter[], title: string): OpenChapter {
  const chapter = { key: 'chapter-start', title, lines: [] };
  into.push(chapter);
  return chapter;
}

/** Events of the host are about everybody. */
function toneOf({ words }: SentenceContext, event: LogEvent): LogTone {
  return event.type.startsWith('table-') ? 'weight' : words.tone(event);
}

/** The sentences about what a move would do, in order. */
export function previewSentences(context: SentenceContext, events: readonly LogEvent[]): string[] {
  const { words } = context;
  return events
    .filter((event) => words.chapter(event) === undefined && !words.silent.has(event.type))
    .map((event) => eventSentence(context, event));
}

/** The sentences about everything after the page `since`, for screen readers. */
export function sentencesSince(context: SentenceContext, log: readonly LogLine[], since: number): string[] {
  const { words } = context;
  return log
    .filter(({ seq, event }) => seq > since && !words.silent.has(event.type))
    .map(({ event }) => words.chapter(event) ?? eventSentence(context, event));
}
