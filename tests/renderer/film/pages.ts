import type { SeatSetup } from '#main/contract/messages.ts';
import type { FilmWords, News } from '#renderer/session/film/beats.ts';
import type { LogLine } from '#renderer/window/log-line.ts';
import type { TablePage } from '#renderer/window/pages.ts';

/** A person, then bots. */
export const SEATS: readonly SeatSetup[] = ['person', 'random', 'random'].map((player, seat) => ({
  name: `S${seat}`,
  colour: (['red', 'yellow', 'green'] as const)[seat] ?? 'red',
  player,
}));

/** Says of events what a small game would: `tide` is a beat of its own, `day` heads a chapter, `sign` is not told. */
export const WORDS: FilmWords = {
  chapter: ({ type }) => (type === 'day' ? 'Day' : undefined),
  silent: new Set(['sign']),
  beat: (_, { type }) => type === 'tide',
};

/** A line of the log. */
export const line = (seq: number, type: string, seat: number | null = null): LogLine => ({
  seq,
  seat,
  event: { type },
});

/** A page of a made-up table whose view is a number. */
export function page(seq: number, log: readonly LogLine[], change: Partial<TablePage> = {}): TablePage {
  const base: TablePage = {
    campaign: 'one',
    game: 'made-up',
    seq,
    seats: [...SEATS],
    view: { at: seq },
    deciders: [1],
    moves: [],
    log: [...log],
    undo: { can: false },
    undoLevel: 'barrier',
    redo: false,
    restart: false,
    played: seq,
    unseen: [0, 0, 0],
    since: [0, 0, 0],
    bots: [],
    consents: [],
    abandoned: false,
  };
  return { ...base, ...change };
}

/** The news of a page after another one. */
export function news(before: TablePage, now: TablePage, stages: News['stages'] = []): News {
  return { words: WORDS, pack: {}, before, page: now, stages };
}
