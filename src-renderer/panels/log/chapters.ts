import type { PlaceId } from '../../board/board.ts';
import { chapterOf, isSilent, seatOf, type LogLine, type Told } from '../../window/log-line.ts';
import type { LogTone } from '../../window/window.ts';
import { toldSentence, toneOf, type SentenceContext } from '../../window/sentences.ts';
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
  log.forEach((line) => {
    const { event, seq } = line;
    within = seq === last ? within + 1 : 0;
    last = seq;
    const order = seq * MOST_OF_A_MOVE + within;
    const title = chapterOf(words, line);
    if (title !== undefined) {
      result.push({ key: `chapter-${order}`, title, lines: [] });
      return;
    }
    if (isSilent(words, line)) return;
    const chapter = result.at(-1) ?? begun(result, opening);
    chapter.lines.push({
      key: `line-${order}`,
      order,
      seq,
      seat: seatOf(line),
      text: toldSentence(context, line),
      tone: toneOf(words, line),
      place: event && words.where(event),
    });
  });
  return result.filter(({ lines }) => lines.length > 0);
}

/** The newest sentence among the lines that pass; undefined where nothing is told. */
export function newestOf(
  context: SentenceContext,
  log: readonly LogLine[],
  passing: (line: LogLine) => boolean,
): LogSentence | undefined {
  const { words } = context;
  const line = log.findLast((one) => passing(one) && chapterOf(words, one) === undefined && !isSilent(words, one));
  return line && chaptersOf(context, [line])[0]?.lines[0];
}

type OpenChapter = { key: string; title: string; lines: LogSentence[] };

function begun(into: OpenChapter[], title: string): OpenChapter {
  const chapter = { key: 'chapter-start', title, lines: [] };
  into.push(chapter);
  return chapter;
}

/** The sentences about what a move would do, in order. */
export function previewSentences(context: SentenceContext, foretold: readonly Told[]): string[] {
  const { words } = context;
  return foretold
    .filter((told) => chapterOf(words, told) === undefined && !isSilent(words, told))
    .map((told) => toldSentence(context, told));
}

/** The sentences about everything after the page `since`, for screen readers. */
export function sentencesSince(context: SentenceContext, log: readonly LogLine[], since: number): string[] {
  const { words } = context;
  return log
    .filter((line) => line.seq > since && !isSilent(words, line))
    .map((line) => chapterOf(words, line) ?? toldSentence(context, line));
}
