import type { LogLine } from '#main/contract/messages.ts';
import type { PlaceId } from '../../board/board.ts';
import type { Tone } from '../../window/window.ts';
import { eventSentence, type Told } from '../../window/describe.ts';
import type { LogEvent } from '../../window/log-event.ts';
import { t } from '../../i18n/t.ts';

/** One line to read. */
export type Line = {
  readonly key: string;
  /** Whose doing it is; null for what happens to everybody. */
  readonly seat: number | null;
  readonly text: string;
  readonly tone: Tone;
  /** The place it is about. */
  readonly place: PlaceId | undefined;
};
/** The lines under one heading. */
export type Chapter = { readonly key: string; readonly title: string; readonly lines: readonly Line[] };

/** The log in chapters, oldest first; `opening` heads what came before the first heading of it. */
export function chapters(told: Told, log: readonly LogLine[], opening = t('log.start')): Chapter[] {
  const { words } = told;
  const result: Filling[] = [];
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
      text: eventSentence(told, event),
      tone: toneOf(told, event),
      place: words.where(event),
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

/** What the host notes is about everybody. */
function toneOf({ words }: Told, event: LogEvent): Tone {
  return event.type.startsWith('table-') ? 'weight' : words.tone(event);
}

/** Sentences of what a move would bring about, in order. */
export function foretoldLines(told: Told, events: readonly LogEvent[]): string[] {
  const { words } = told;
  return events
    .filter((event) => words.chapter(event) === undefined && !words.silent.has(event.type))
    .map((event) => eventSentence(told, event));
}

/** Sentences of what came since the page numbered `since`: what a screen reader is told. */
export function newsSince(told: Told, log: readonly LogLine[], since: number): string[] {
  const { words } = told;
  return log
    .filter(({ seq, event }) => seq > since && !words.silent.has(event.type))
    .map(({ event }) => words.chapter(event) ?? eventSentence(told, event));
}
