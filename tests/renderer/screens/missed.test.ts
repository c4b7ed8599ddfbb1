import { describe, expect, it } from 'vitest';
import type { Event } from '#engine/endeavor/events.ts';
import { endeavorCard } from '#renderer/games/endeavor/card.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import Decision from '#renderer/panels/decision/Decision.svelte';
import { missedBy } from '#renderer/panels/decision/missed.svelte.ts';
import type { LogLine } from '#renderer/window/log-line.ts';
import type { TablePage } from '#renderer/window/pages.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { playedGame, SEATS } from '../endeavor/played.ts';
import { page, WORDS } from '../film/pages.ts';
import { drawnAt, openTable, wordsOf } from './at-table.ts';

const told = (seq: number, by: number | null, type: string, seat?: number): LogLine => ({
  seq,
  seat: by,
  event: { type, ...(seat !== undefined && { seat }) },
});
const TONES: Readonly<Record<string, 'danger' | 'weight'>> = { storm: 'danger', raid: 'weight', news: 'weight' };
const PLAIN = { ...WORDS, tone: ({ type }: { type: string }) => TONES[type] ?? 'plain' };
const typesOf = (lines: readonly LogLine[]) => lines.map(({ event }) => event?.type);

describe('what a seat may have missed', () => {
  const log = [
    told(1, 0, 'walk', 0),
    told(2, 0, 'walk', 0),
    told(2, 0, 'tide', 0),
    told(3, 1, 'walk', 1),
    told(3, 1, 'pay', 0),
    told(4, 2, 'storm'),
    told(4, 2, 'news'),
    told(4, 2, 'raid', 2),
    told(4, 2, 'day'),
    told(4, 2, 'sign', 0),
  ];

  it('is what is told of it, dangers, and what weighs of what others did, since it last decided; headings and what is not told are none', () => {
    expect(typesOf(missedBy(PLAIN, { log, since: [7, 10, 10] }, 0))).toEqual(['pay', 'storm', 'raid']);
    expect(typesOf(missedBy(PLAIN, { log, since: [7, 5, 10] }, 1))).toEqual(['storm', 'raid']);
    expect(typesOf(missedBy(PLAIN, { log, since: [7, 5, 0] }, 2))).toEqual([]);
  });

  it('is everything from the beginning for who has not decided yet', () => {
    expect(typesOf(missedBy(PLAIN, { log, since: [10, 10, 10] }, 0))).toEqual([
      'walk',
      'walk',
      'tide',
      'pay',
      'storm',
      'raid',
    ]);
  });

  it('is as a game says, of what came with its own last move too', () => {
    const words = { ...PLAIN, missed: ({ type }: { type: string }, _: number, own: boolean) => own && type === 'tide' };
    expect(typesOf(missedBy(words, { log, since: [7, 10, 10] }, 0))).toEqual(['tide']);
    const others = { ...PLAIN, missed: (_: object, __: number, own: boolean) => (own ? false : undefined) };
    expect(typesOf(missedBy(others, { log, since: [7, 10, 10] }, 0))).toEqual(['pay', 'storm', 'raid']);
  });
});

describe('at a table of Endeavor', () => {
  const { state, game } = playedGame(3).find(({ state: { frames } }) => frames.at(-1)?.kind === 'turn') ?? {};
  if (state === undefined || game === undefined) throw new Error('no turn was played');
  const seat = game.deciders(state)[0] ?? 0;
  const other = (seat + 1) % 3;
  const pageWith = (events: readonly (Event & { own?: true })[]): TablePage => {
    const log = events.map(({ own, ...event }, at) => ({ seq: own ? 5 : 6 + at, seat: own ? seat : other, event }));
    const since = [0, 0, 0].map((_, one) =>
      one === seat ? events.filter(({ own }) => own !== true).length : log.length,
    );
    const moves = [{ seat, moves: game.legalMoves(state, seat) }];
    const seats = SEATS.slice(0, 3);
    const view = endeavorWindow.read.view(game.view(state, 'public'));
    return page(9, log as LogLine[], { seats, view, deciders: [seat], moves, since, unseen: [4, 4, 4] });
  };
  const tableWith = (events: readonly (Event & { own?: true })[]) => {
    const now = pageWith(events);
    return openTable(() => ({ card: endeavorCard, game: endeavorWindow, pack: BASE_PACK, page: now }));
  };
  const drawn = (table: ReturnType<typeof tableWith>) => drawnAt(table, Decision, { ondeal: undefined });
  const name = SEATS[seat]?.name ?? '';

  it('stands above the choices in two sentences, what matters most first to be taken, and says how much more there is', () => {
    const table = tableWith([
      { type: 'token', seat, token: 'ship', from: 'berth', at: 'india', own: true },
      { type: 'built', seat: other, building: 'market' },
      { type: 'grew', seat: other, discs: 2 },
      { type: 'grew', seat, discs: 3 },
      { type: 'attacked', seat: other, city: 'london', from: seat },
      { type: 'opened', region: 'india' },
    ]);
    const body = drawn(table);
    const words = wordsOf(body);
    expect(words).toContain('Since you last decided');
    expect(words).toMatch(/London from .+ India is open\. And 2 things more in the log\./);
    expect(words).not.toContain('Market.');
    expect(body.indexOf('data-testid="missed"')).toBeLessThan(body.indexOf('data-testid="choice"'));
    expect(body.indexOf('data-testid="missed"')).toBeGreaterThan(body.indexOf('data-testid="decision-title"'));
  });

  it('stays until it was read; then the way to all of it stands in its place', () => {
    const table = tableWith([{ type: 'grew', seat, discs: 3 }]);
    expect(drawn(table)).toContain('data-testid="missed"');
    expect(wordsOf(drawn(table))).toContain(`${name} takes 3 discs from the supply.`);
    expect(drawn(table)).not.toContain('data-testid="recap-open"');
    table.reading.missed.markRead();
    expect(drawn(table)).not.toContain('data-testid="missed"');
    expect(drawn(table)).toContain('data-testid="recap-open"');
  });

  it('is told again where more comes after it was read', () => {
    let now = pageWith([{ type: 'opened', region: 'india' }]);
    const table = openTable(() => ({ card: endeavorCard, game: endeavorWindow, pack: BASE_PACK, page: now }));
    table.reading.missed.markRead();
    now = pageWith([
      { type: 'opened', region: 'india' },
      { type: 'opened', region: 'africa' },
    ]);
    const later = openTable(() => ({ card: endeavorCard, game: endeavorWindow, pack: BASE_PACK, page: now }));
    expect(later.reading.missed.lines).toHaveLength(2);
    expect(table.reading.missed.lines.map(({ event }) => event)).toEqual([{ type: 'opened', region: 'africa' }]);
  });

  it('is not there where nothing concerns who decides', () => {
    expect(drawn(tableWith([{ type: 'built', seat: other, building: 'market' }]))).not.toContain(
      'data-testid="missed"',
    );
  });

  it('tells what the neutral colour did, and what one’s own move has brought before the next question', () => {
    const table = tableWith([
      { type: 'shipped', seat, region: 'india', beside: false, own: true },
      { type: 'token', seat, token: 'ship', from: 'berth', at: 'india', own: true },
      { type: 'neutral-shipped', seat: other, region: 'africa', beside: false },
    ]);
    expect(table.reading.missed.lines.map(({ event }) => event?.type)).toEqual(['token', 'neutral-shipped']);
  });
});
