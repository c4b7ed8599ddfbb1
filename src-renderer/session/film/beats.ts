import { PERSON } from '#main/contract/messages.ts';
import { chapterOf, isSilent, type LogLine } from '../../window/log-line.ts';
import type { TablePage } from '../../window/pages.ts';
import type { GameWords } from '../../window/window.ts';

/** One beat of what happened: the table as it stood then, and the lines of the log that came with it. */
export type Beat = {
  readonly page: TablePage;
  /** Those that are told; a line that heads a chapter is none. */
  readonly lines: readonly LogLine[];
  /** Those that came, told or not: what is heard of it. */
  readonly heard: readonly LogLine[];
  /** Whose move it was; null for what came by itself. */
  readonly seat: number | null;
  /** Whether it is the move of a person itself: whoever made it has seen it. */
  readonly own: boolean;
};

/** What a game says of its events that a film needs. */
export type FilmWords = Pick<GameWords, 'chapter' | 'silent' | 'beat'>;

/** A page that has come, the one before it, and how the table stood in between after so many lines of the last move. */
export type News = {
  readonly words: FilmWords;
  readonly pack: object;
  readonly before: TablePage;
  readonly page: TablePage;
  readonly stages: readonly { readonly lines: number; readonly view: TablePage['view'] }[];
};

/** The log up to a line, and how the table stood then. */
type Part = { readonly upTo: number; readonly view: TablePage['view'] };

/**
 * What happened between two pages of a table, beat by beat; nothing where moves were taken back or nothing was told. A move is
 * one beat, and so is each event of it that its game says begins one. A pure function of what is public: it cannot depend on
 * what lies behind a screen.
 */
export function beatsOf(news: News): Beat[] {
  const { words, pack, before, page } = news;
  const last = page.log.at(-1);
  const first = firstNew(before, page);
  if (last === undefined || first < 0) return [];
  const entry = page.log.findIndex(({ seq }) => seq === last.seq);
  const beats: Beat[] = [];
  let from = first;
  for (const { upTo, view } of partsOf(news, entry)) {
    const heard = page.log.slice(from, upTo);
    const lines = heard.filter((line) => isTold(words, line));
    if (lines[0] === undefined) continue;
    const table = { seats: page.seats, view, pack };
    const { event } = lines[0];
    const begins = event !== undefined && words.beat?.(table, event, beats.at(-1)?.lines.at(-1)?.event) === true;
    const own = !begins && from <= entry && page.seats[last.seat ?? -1]?.player === PERSON;
    const then = pageAt(page, upTo, view);
    const joined = begins ? undefined : beats.pop();
    if (joined === undefined) beats.push({ page: then, lines, heard, seat: begins ? null : last.seat, own });
    else beats.push({ ...joined, page: then, lines: [...joined.lines, ...lines], heard: [...joined.heard, ...heard] });
    from = upTo;
  }
  // Whatever comes after the last told line is shown with it.
  const end = beats.pop();
  return end === undefined ? [] : [...beats, { ...end, page, heard: [...end.heard, ...page.log.slice(from)] }];
}

/** The lines of the log that are on a page and were not on the one before it; none where moves were taken back. */
export function newLines({ before, page }: Pick<News, 'before' | 'page'>): readonly LogLine[] {
  const first = firstNew(before, page);
  return first < 0 ? [] : page.log.slice(first);
}

/** Where they begin; -1 for none. */
function firstNew(before: TablePage, page: TablePage): number {
  if (page.campaign !== before.campaign || page.played <= before.played) return -1;
  const seen = before.log.at(-1)?.seq ?? 0;
  return page.log.findIndex(({ seq }) => seq > seen);
}

/** The middle of the last move, and its end. */
function partsOf({ stages, page: { log, view } }: News, entry: number): Part[] {
  return [...stages.map((stage) => ({ upTo: entry + stage.lines, view: stage.view })), { upTo: log.length, view }];
}

function isTold(words: FilmWords, line: LogLine): boolean {
  return !isSilent(words, line) && chapterOf(words, line) === undefined;
}

/** The page as it stood after `upTo` lines of its log: nothing is owed on it, offered or over. */
function pageAt(page: TablePage, upTo: number, view: TablePage['view']): TablePage {
  const nothing = { deciders: [], moves: [], deals: [], undo: { can: false }, redo: false, restart: false };
  return { ...withoutEnd(page), ...nothing, view, log: page.log.slice(0, upTo) };
}

function withoutEnd(page: TablePage): TablePage {
  const rest = { ...page };
  delete rest.waits;
  delete rest.closes;
  delete rest.outcome;
  delete rest.score;
  return rest;
}
