import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aboutToClose, CLOSES_IN, closingTable, faults, handsOn } from './closing-table.ts';
import { eventually } from '#tests/eventually.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  expect(faults.splice(0)).toEqual([]);
});

const FOUND = handsOn();
const { seat, move, closing, next, after } = FOUND;
const CLOSES = { seat, move: closing, in: CLOSES_IN };

describe('what closed by itself', () => {
  it('is taken back with the move before it in one press, played again by one, and then does not close again', async () => {
    const { sitter } = await aboutToClose(FOUND);
    const then = sitter.now.log.length;
    vi.advanceTimersByTime(CLOSES_IN);
    const closed = JSON.stringify(sitter.now.view);
    await sitter.done('undo');
    expect(sitter.now).toMatchObject({ played: 0, deciders: [seat], redo: true });
    await sitter.settle();
    await sitter.done('redo');
    expect(sitter.now.played).toBe(2);
    expect(JSON.stringify(sitter.now.view)).toBe(closed);
    expect(sitter.now.log.length).toBeGreaterThan(then);
    expect(sitter.now.closes).toBeUndefined();
    await sitter.done('undo');
    await sitter.settle();
    await sitter.done('move', { seat, move });
    await sitter.done('move', { seat, move: closing });
    await sitter.done('undo');
    expect(sitter.now).toMatchObject({ played: 1, deciders: [seat] });
    await sitter.settle();
    vi.advanceTimersByTime(10 * CLOSES_IN);
    expect(sitter.now).toMatchObject({ played: 1, deciders: [seat] });
  });

  it('is taken back by restart with the whole action', async () => {
    const { sitter } = await aboutToClose(FOUND);
    vi.advanceTimersByTime(CLOSES_IN);
    await sitter.done('restart');
    expect(sitter.now).toMatchObject({ played: 0, deciders: [seat] });
  });

  it('stays where undo is off or the next person has looked', async () => {
    const off = (await aboutToClose(FOUND, { undo: 'off' })).sitter;
    vi.advanceTimersByTime(CLOSES_IN);
    expect(off.now).toMatchObject({ played: 2, undo: { can: false, barrier: 'undo-off' } });
    const looked = (await aboutToClose(FOUND)).sitter;
    vi.advanceTimersByTime(CLOSES_IN);
    await looked.at('open-drawer', { seat: next[0], depth: 'stock' });
    expect(looked.now).toMatchObject({ played: 2, undo: { can: false, barrier: 'seat-looked' } });
  });

  it('counts as a move like any other once the campaign is taken up again', async () => {
    const { sitter } = await aboutToClose(FOUND);
    vi.advanceTimersByTime(CLOSES_IN);
    const { campaign } = sitter.now;
    await sitter.ask('leave');
    await sitter.ask('open', { campaign });
    await sitter.done('undo');
    await sitter.settle();
    expect(sitter.now).toMatchObject({ played: 1, deciders: [seat] });
    expect(sitter.now.closes).toBeUndefined();
    vi.advanceTimersByTime(10 * CLOSES_IN);
    expect(sitter.now.played).toBe(1);
  });

  it('shows its seat nothing of what others did before', async () => {
    const { sitter } = await closingTable(after, { level: 'open' });
    const other = next[0] ?? -1;
    vi.advanceTimersByTime(CLOSES_IN);
    expect(sitter.now.unseen[seat]).toBe(0);
    expect(sitter.now.unseen[other]).toBe(1);
  });
});

describe('bots', () => {
  it('wait for what closes by itself, and then for the person who may take it back', async () => {
    const { sitter } = await aboutToClose(FOUND, { bots: next, host: { pace: 60_000 } });
    expect(sitter.now).toMatchObject({ closes: CLOSES, deciders: [seat] });
    vi.advanceTimersByTime(CLOSES_IN);
    expect(sitter.now).toMatchObject({ played: 2, deciders: next, waits: seat, undo: { can: true } });
    await sitter.done('undo');
    expect(sitter.now).toMatchObject({ played: 0, deciders: [seat] });
    await sitter.settle();
    await sitter.done('redo');
    expect(sitter.now).toMatchObject({ played: 2, waits: seat });
    vi.useRealTimers();
    await sitter.done('done');
    await eventually(() => expect(sitter.now.played > 2).toBe(true));
    sitter.port.close();
  });

  it('have what they answered taken back with it in practice, where one press leads to the last own move', async () => {
    const { sitter } = await aboutToClose(FOUND, { bots: next, undo: 'practice' });
    vi.advanceTimersByTime(CLOSES_IN);
    vi.useRealTimers();
    await eventually(() => expect(sitter.now.played > 2).toBe(true));
    await sitter.done('undo');
    expect(sitter.now).toMatchObject({ played: 0, deciders: [seat] });
    sitter.port.close();
  });
});
