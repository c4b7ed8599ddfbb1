import { describe, expect, it } from 'vitest';
import { eventSchema as archipelagoEvents } from '#engine/archipelago/events.ts';
import { eventSchema as endeavorEvents } from '#engine/endeavor/events.ts';
import { begunBy, historyKey, jumpTo, turnMarks } from '#renderer/panels/history/jumps.ts';
import { actionsOf } from '#renderer/panels/history/recap-actions.ts';
import { placeIn, wayBack } from '#renderer/panels/log/keep-place.ts';
import type { LogLine } from '#renderer/window/log-line.ts';
import { ALL, passes, toggled } from '#renderer/panels/log/log-filter.svelte.ts';
import { words as archipelago } from '#renderer/games/archipelago/words/log.ts';
import { words as endeavor } from '#renderer/games/endeavor/words/log.ts';
import { line } from './pages.ts';

const turn = (type = 'turn') => ({ turn: true, event: { type } });
const phase = { turn: false, event: { type: 'phase' } };
const move = (seq: number, seat: number, ...begins: ReturnType<typeof turn>[]) => ({ seq, seat, begins });
const moves = [move(1, 0), move(2, 1, turn(), phase), move(4, 2, phase), move(5, 1), move(6, 0, turn(), phase)];

describe('history', () => {
  it('jumps by turn, by phase and by player, both ways', () => {
    const to = (at: number, by: 'turn' | 'phase', back = false) => jumpTo(moves, at, { by, back });
    expect([to(0, 'turn'), to(2, 'turn'), to(5, 'turn')]).toEqual([2, 5, undefined]);
    expect([to(5, 'turn', true), to(2, 'turn', true), to(0, 'turn', true)]).toEqual([2, 0, undefined]);
    expect([to(2, 'phase'), to(3, 'phase')]).toEqual([3, 5]);
    const of = (at: number, seat: number, back = false) => jumpTo(moves, at, { by: 'player', seat, back });
    expect([of(0, 1), of(2, 1), of(4, 1), of(4, 1, true), of(2, 1, true)]).toEqual([2, 4, undefined, 2, undefined]);
  });

  it('knows where turns begin, and what was going on', () => {
    expect(turnMarks(moves)).toEqual([2, 5]);
    expect(begunBy(moves, 3).map(({ type }) => type)).toEqual(['phase', 'phase', 'turn']);
    expect([historyKey('PageDown'), historyKey(' '), historyKey('x')]).toEqual(['turn', 'play', undefined]);
  });

  it('groups a recap by action, and leaves out what is no move', () => {
    const words = {
      silent: new Set(['sign']),
      where: ({ type }: { type: string }) => (type === 'walk' ? 'hill' : undefined),
    };
    const lines: LogLine[] = [
      line(2, 'walk', 1),
      line(2, 'rain', 1),
      { seq: 3, seat: null, note: { type: 'table-abandoned' } },
      line(4, 'sign', 2),
      line(5, 'rain', 1),
    ];
    expect(actionsOf(words, moves, lines)).toEqual([
      { seq: 2, at: 2, place: 'hill' },
      { seq: 5, at: 4, place: undefined },
    ]);
  });
});

describe('the log', () => {
  const words = {
    chapter: ({ type }: { type: string }) => (type === 'day' ? 'Day' : undefined),
    kinds: {
      all: ['land', 'sea'],
      of: ({ type }: { type: string }) => ({ walk: 'land', sail: 'sea' })[type],
      label: (kind: string) => kind,
    },
  };
  const told = (type: string, seat?: number): LogLine => ({
    seq: 1,
    seat: 0,
    event: { type, ...(seat !== undefined && { seat }) },
  });

  it('is filtered by player and by kind; what has neither is told by what it has', () => {
    const by = (seats: number[], kinds: string[]) => (one: LogLine) => passes(words, { seats, kinds }, one);
    const note: LogLine = { seq: 1, seat: null, note: { type: 'table-seat', seat: 2, player: 'person', name: 'Eve' } };
    const log = [told('walk', 0), told('sail', 1), told('rain'), told('day'), note];
    expect(log.map((one) => passes(words, ALL, one))).toEqual([true, true, true, true, true]);
    expect(log.map(by([1], []))).toEqual([false, true, false, true, true]);
    expect(log.map(by([], ['land']))).toEqual([true, false, true, true, true]);
    expect(log.map(by([1], ['land']))).toEqual([false, false, false, true, true]);
    expect(toggled(toggled([1], 2), 1)).toEqual([2]);
  });

  it('keeps the line that is read where it lies, whatever comes, goes or is left out', () => {
    const lay = (orders: number[], from: number) =>
      orders.map((order, index) => ({ order, top: from + 20 * index, bottom: from + 20 * index + 20 }));
    const place = placeIn(lay([1, 2, 3, 4, 5], -50), 0);
    expect(place).toEqual({ order: 3, below: -10 });
    if (place === undefined) throw new Error('no line is in view');
    expect(wayBack(lay([1, 2, 3, 4, 5, 6], -50), 0, place)).toBe(0);
    expect(wayBack(lay([2, 3, 4], -50), 0, place)).toBe(-20);
    // The line itself is left out: the next one lies there.
    expect(wayBack(lay([1, 5], -50), 0, place)).toBe(-20);
    expect(wayBack([], 0, place)).toBe(0);
  });

  it.each([
    ['Archipelago', archipelago, archipelagoEvents.options, ['faded', 'over']],
    ['Endeavor', endeavor, endeavorEvents.options, ['ended']],
  ] as const)(
    'of %s has a kind for every event that is told, and a name for every kind',
    (_, game, options, always) => {
      const types = options.map(({ shape }) => shape.type.value as string);
      const without = types.filter(
        (type) =>
          game.kinds?.of({ type } as never) === undefined &&
          !game.silent.has(type as never) &&
          game.chapter({ type, phase: 'order' } as never) === undefined,
      );
      expect(without.sort()).toEqual([...always].sort());
      for (const kind of game.kinds?.all ?? []) expect(game.kinds?.label(kind)).not.toMatch(/kind\./);
    },
  );
});
