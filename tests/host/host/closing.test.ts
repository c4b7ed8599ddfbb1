import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aboutToClose, CLOSES_IN, closingTable, faults, handsOn } from './closing-table.ts';
import { codeOf, secondConnection, Sitter } from './support.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  expect(faults.splice(0)).toEqual([]);
});

const FOUND = handsOn();
const { seat, move, closing, next, after } = FOUND;
const CLOSES = { seat, move: closing, in: CLOSES_IN };

/** The moves of a campaign with their hashes, as its file has them. */
async function entriesOf(sitter: Sitter): Promise<unknown> {
  const reply = await sitter.ask('export', { campaign: sitter.now.campaign });
  if (reply.type !== 'file') throw new Error(JSON.stringify(reply));
  return (JSON.parse(reply.file) as { entries: unknown }).entries;
}

describe('a decision in which the rules leave nothing to choose', () => {
  it('closes by itself after its time and not before, and leaves what pressing would have left', async () => {
    const { sitter } = await aboutToClose(FOUND);
    expect(sitter.now).toMatchObject({ closes: CLOSES, deciders: [seat], played: 1 });
    vi.advanceTimersByTime(CLOSES_IN - 1);
    expect(sitter.now.played).toBe(1);
    vi.advanceTimersByTime(1);
    expect(sitter.now).toMatchObject({ played: 2, deciders: next, undo: { can: true } });
    expect(sitter.now.closes).toBeUndefined();
    const pressed = (await aboutToClose(FOUND)).sitter;
    await pressed.done('move', { seat, move: closing });
    expect(JSON.stringify({ ...sitter.now, seq: 0 })).toBe(JSON.stringify({ ...pressed.now, seq: 0 }));
    expect(await entriesOf(sitter)).toEqual(await entriesOf(pressed));
  });

  it('waits for presses only where the host is given no time', async () => {
    for (const closeAfter of [0, Number.NaN]) {
      const { sitter } = await aboutToClose(FOUND, { host: { closeAfter } });
      vi.advanceTimersByTime(60_000);
      expect(sitter.now.played).toBe(1);
      expect(sitter.now.closes).toBeUndefined();
    }
  });

  it('is kept open by a press, through other pages, until a move is played', async () => {
    const { sitter } = await aboutToClose(FOUND);
    await sitter.done('keep-open');
    expect(sitter.now).toMatchObject({ deciders: [seat], played: 1 });
    await sitter.done('consent', { seat, yes: true });
    for (const page of [sitter.now, sitter.now]) expect(page.closes).toBeUndefined();
    vi.advanceTimersByTime(10 * CLOSES_IN);
    expect(sitter.now.played).toBe(1);
    expect(codeOf(await sitter.at('keep-open'))).toBe('done');
    await sitter.done('undo');
    await sitter.done('move', { seat, move });
    expect(sitter.now.closes).toEqual(CLOSES);
  });

  it('closes by itself after all once it is let go, with its whole time', async () => {
    const { sitter } = await aboutToClose(FOUND);
    await sitter.done('keep-open', { open: false });
    expect(sitter.now.closes).toEqual(CLOSES);
    vi.advanceTimersByTime(CLOSES_IN - 1);
    await sitter.done('keep-open');
    await sitter.done('keep-open', { open: false });
    expect(sitter.now.closes).toEqual(CLOSES);
    vi.advanceTimersByTime(CLOSES_IN - 1);
    expect(sitter.now.played).toBe(1);
    vi.advanceTimersByTime(1);
    expect(sitter.now.played).toBe(2);
  });

  it('begins its time again with every new page', async () => {
    const { sitter } = await aboutToClose(FOUND);
    vi.advanceTimersByTime(CLOSES_IN - 1);
    await sitter.done('consent', { seat, yes: true });
    expect(sitter.now.closes).toEqual(CLOSES);
    vi.advanceTimersByTime(CLOSES_IN - 1);
    expect(sitter.now.played).toBe(1);
    vi.advanceTimersByTime(1);
    expect(sitter.now.played).toBe(2);
  });

  it('does not close while nobody has come to the screen of a campaign taken up again', async () => {
    for (const level of ['table', 'strict'] as const) {
      const { sitter } = await closingTable(after, { level });
      expect(sitter.now).toMatchObject({ curtain: { state: 'covered' }, deciders: [seat] });
      vi.advanceTimersByTime(10 * CLOSES_IN);
      if (level === 'strict') await sitter.done('arm', { seat });
      vi.advanceTimersByTime(10 * CLOSES_IN);
      expect(sitter.now).toMatchObject({ played: 0, curtain: { state: level === 'strict' ? 'armed' : 'covered' } });
      await sitter.settle();
      expect(sitter.now).toMatchObject({ closes: CLOSES, curtain: { state: 'open' } });
      vi.advanceTimersByTime(CLOSES_IN);
      expect(sitter.now).toMatchObject({ played: 1, deciders: next });
    }
    const open = (await closingTable(after, { level: 'open' })).sitter;
    expect(open.now.closes).toEqual(CLOSES);
    vi.advanceTimersByTime(CLOSES_IN);
    expect(open.now.played).toBe(1);
  });
});

describe('while a decision is about to close by itself', () => {
  it('another window may leave, and the last one stops the clock', async () => {
    const { sitter, port } = await aboutToClose(FOUND);
    const { campaign } = sitter.now;
    const other = new Sitter(port, 'window-2');
    await other.ask('open', { campaign });
    expect(other.now.closes).toEqual(CLOSES);
    vi.advanceTimersByTime(CLOSES_IN / 2);
    await sitter.ask('leave');
    vi.advanceTimersByTime(CLOSES_IN / 2);
    expect(other.now.played).toBe(2);
    await other.done('undo');
    await other.settle();
    await other.done('move', { seat, move });
    expect(other.now.closes).toEqual(CLOSES);
    other.disconnect();
    vi.advanceTimersByTime(10 * CLOSES_IN);
    await sitter.ask('open', { campaign });
    expect(sitter.now).toMatchObject({ played: 1, deciders: [seat] });
    await sitter.settle();
    expect(sitter.now.closes).toEqual(CLOSES);
    const heard = sitter.pushes.length;
    port.close();
    vi.advanceTimersByTime(10 * CLOSES_IN);
    expect(sitter.pushes).toHaveLength(heard);
  });

  it('pressing first, giving up, deleting and a bot in the seat stop the clock', async () => {
    const pressed = (await aboutToClose(FOUND)).sitter;
    await pressed.done('move', { seat, move: closing });
    const given = (await aboutToClose(FOUND)).sitter;
    for (const person of given.now.seats.keys()) await given.done('consent', { seat: person, yes: true });
    expect(given.now.abandoned).toBe(true);
    const deleted = (await aboutToClose(FOUND)).sitter;
    await deleted.ask('delete', { campaign: deleted.now.campaign });
    const replaced = (await aboutToClose(FOUND)).sitter;
    await replaced.done('change-seat', { seat, player: 'random' });
    for (const { now } of [pressed, given, replaced]) expect(now.closes).toBeUndefined();
    const heard = [pressed, given, deleted].map(({ pushes }) => pushes.length);
    vi.advanceTimersByTime(10 * CLOSES_IN);
    expect([pressed, given, deleted].map(({ pushes }) => pushes.length)).toEqual(heard);
    replaced.port.close();
  });

  it('a press on the page before is refused once it has closed', async () => {
    const { sitter } = await aboutToClose(FOUND);
    const { campaign, seq } = sitter.now;
    vi.advanceTimersByTime(CLOSES_IN);
    for (const request of [{ type: 'move', seat, move: closing }, { type: 'keep-open' }, { type: 'undo' }])
      expect(codeOf(await sitter.ask(request.type, { ...request, campaign, seq }))).toBe('stale-page');
    expect(sitter.now.played).toBe(2);
  });

  it('a damaged campaign stays as it is', async () => {
    const { sitter, store } = await closingTable(after, { level: 'open' });
    const { campaign } = sitter.now;
    await sitter.ask('leave');
    store.markDamaged(campaign, { code: 'campaign-damaged', params: { seq: 1, whole: 0 } });
    await sitter.ask('open', { campaign });
    expect(sitter.now).toMatchObject({ deciders: [seat], trouble: { code: 'campaign-damaged' } });
    expect(sitter.now.closes).toBeUndefined();
    vi.advanceTimersByTime(10 * CLOSES_IN);
    expect(sitter.now.played).toBe(0);
    await sitter.at('go-on');
    expect(sitter.now.closes).toEqual(CLOSES);
    vi.advanceTimersByTime(CLOSES_IN);
    expect(sitter.now).toMatchObject({ played: 1, deciders: next });
  });

  it('a disk that refuses it halts the table, and a retry plays it', async () => {
    const { sitter, dataDir } = await aboutToClose(FOUND);
    const other = secondConnection(dataDir);
    other.exec('BEGIN IMMEDIATE');
    vi.advanceTimersByTime(CLOSES_IN);
    expect(sitter.now).toMatchObject({ played: 1, deciders: [seat], trouble: { code: 'disk-busy' } });
    expect(sitter.now.closes).toBeUndefined();
    expect(faults.splice(0)).toEqual(['not-written']);
    expect(codeOf(await sitter.at('retry'))).toBe('disk-busy');
    expect(faults.splice(0)).toEqual(['not-written']);
    other.exec('ROLLBACK');
    await sitter.done('retry');
    expect(sitter.now).toMatchObject({ played: 2, deciders: next });
    expect(sitter.now.trouble).toBeUndefined();
    await sitter.done('undo');
    expect(sitter.now).toMatchObject({ played: 0, deciders: [seat] });
    other.close();
  });
});
