import type { LogLine } from '#main/contract/messages.ts';
import type { PlaceId } from '../../board/board.ts';
import type { LogTone } from '../../window/window.ts';
import { eventSentence, type SentenceContext } from '../../window/sentences.ts';
import type { LogEvent } from '../../window/log-event.ts';
import { t } from '../../i18n/t.ts';

/** One line to read. */
export type LogSentence = {
  readonly key: string;
  /** Whose doing it is; null for what happens to everybody. */
  readonly seat: number | null;
  readonly text: string;
  readonly tone: LogTone;
  /** The place it is about. */
  readonly place: PlaceId | undefined;
};
/** The lines under one heading. */
export type LogChapter = { readonly key: string; readonly title: string; readonly lines: readonly LogSentence[] };

/** The log in chapters, oldest first; `opening` heads what came before the first heading of it. */
export function chaptersOf(context: SentenceContext, log: readonly LogLine[], opening = t('log.start')): LogChapter[] {
  const { words } = context;
  const result: OpenChapter[] = [];
  log.forEach(({ event }, index) => {
    const title = words.chapter(event);
    if (title !== undefined) {
      result.push({ key: `chapter-${index}`, title, lines: [] });
      return;
    }
    if (words.silent.has(event.type)) return;
    const chapter = result.at(-1) ?? begun(result, opening);
    chapter.lines.push({
      key: `line-${index}`,
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

/** What the host notes is about everybody. */
function toneOf({ words }: SentenceContext, event: LogEvent): LogTone {
  return event.type.startsWith('table-') ? 'weight' : words.tone(event);
}

/** Sentences of what a move would bring about, in order. */
export function previewSentences(context: SentenceContext, events: readonly LogEvent[]): string[] {
  const { words } = context;
  return events
    .filter((event) => words.chapter(event) === undefined && !words.silent.has(event.type))
    .map((event) => eventSentence(context, event));
}

/** Sentences of what came since the page numbered `since`: what a screen reader is context. */
export function sentencesSince(context: SentenceContext, log: readonly LogLine[], since: number): string[] {
  const { words } = context;
  return log
    .filter(({ seq, event }) => seq > since && !words.silent.has(event.type))
    .map(({ event }) => words.chapter(event) ?? eventSentence(context, event));
}
