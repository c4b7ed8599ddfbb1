import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawerState } from '#renderer/panels/drawer/drawer-state.svelte.ts';
import {
  CLOSED,
  DEAD_TIME,
  OPEN_TIME,
  ARMED_TIME,
  drawerAfter,
  type DrawerPhase,
} from '#renderer/panels/drawer/drawer-machine.ts';
import { onlyLooked } from '#renderer/panels/drawer/only-looked.ts';
import type { TablePage } from '#renderer/window/pages.ts';

const armed = (seat: number): DrawerPhase => drawerAfter(CLOSED, { type: 'arm', seat, now: 0 });

describe('the drawer', () => {
  it('names the seat first and shows nothing', () => {
    expect(armed(2)).toEqual({ at: 'armed', seat: 2, since: 0 });
    expect(drawerAfter(CLOSED, { type: 'hold', depth: 'stock', now: 9999 })).toBe(CLOSED);
  });

  it('opens after the dead time and not before', () => {
    const early = drawerAfter(armed(2), { type: 'hold', depth: 'stock', now: DEAD_TIME - 1 });
    expect(early.at).toBe('armed');
    const open = drawerAfter(armed(2), { type: 'hold', depth: 'stock', now: DEAD_TIME });
    expect(open).toMatchObject({ at: 'open', seat: 2, depth: 'stock' });
  });

  it('takes a key that repeats for no press', () => {
    expect(drawerAfter(armed(2), { type: 'hold', depth: 'stock', now: 900, repeat: true }).at).toBe('armed');
  });

  it('shuts when what was held is let go', () => {
    const open = drawerAfter(armed(2), { type: 'hold', depth: 'objective', now: 600 });
    expect(drawerAfter(open, { type: 'release', now: 700 })).toEqual({ at: 'armed', seat: 2, since: 700 });
  });

  it('stays open without holding for fifteen seconds', () => {
    const open = drawerAfter(armed(2), { type: 'keep', depth: 'stock', now: 600 });
    expect(drawerAfter(open, { type: 'release', now: 700 })).toBe(open);
    expect(drawerAfter(open, { type: 'tick', now: 600 + OPEN_TIME - 1 })).toBe(open);
    expect(drawerAfter(open, { type: 'tick', now: 600 + OPEN_TIME })).toBe(CLOSED);
  });

  it('stays longer where something is asked in it, and is not kept open by that where it is held', () => {
    const stay = 2 * OPEN_TIME;
    const kept = drawerAfter(armed(2), { type: 'keep', depth: 'stock', now: 600 });
    const asked = drawerAfter(kept, { type: 'stay', now: 700, stay });
    expect(drawerAfter(asked, { type: 'tick', now: 700 + stay - 1 })).toBe(asked);
    expect(drawerAfter(asked, { type: 'tick', now: 700 + stay })).toBe(CLOSED);
    expect(drawerAfter(asked, { type: 'stay', now: 700, stay: 1 })).toEqual(asked);
    const held = drawerAfter(armed(2), { type: 'hold', depth: 'stock', now: 600 });
    expect(drawerAfter(held, { type: 'stay', now: 700, stay })).toBe(held);
    expect(drawerAfter(CLOSED, { type: 'stay', now: 700, stay })).toBe(CLOSED);
  });

  it('is given up when nobody opens it, and shut by anything that covers', () => {
    expect(drawerAfter(armed(2), { type: 'tick', now: ARMED_TIME })).toBe(CLOSED);
    expect(drawerAfter(armed(2), { type: 'cover' })).toBe(CLOSED);
    expect(drawerAfter(armed(2), { type: 'arm', seat: 2, now: 10 })).toBe(CLOSED);
    expect(drawerAfter(armed(2), { type: 'arm', seat: 1, now: 10 })).toMatchObject({ at: 'armed', seat: 1 });
  });
});

describe('the drawer at work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks for a private page only while it is open, and gives it back by itself', () => {
    const calls: string[] = [];
    const drawer = new DrawerState({
      open: (seat, depth) => calls.push(`open ${seat} ${depth}`),
      close: () => calls.push('close'),
    });
    drawer.arm(1);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(DEAD_TIME);
    drawer.keep('stock');
    expect(calls).toEqual(['open 1 stock']);
    vi.advanceTimersByTime(OPEN_TIME + 500);
    expect(calls).toEqual(['open 1 stock', 'close']);
    expect(drawer.seat).toBeNull();
  });
});

describe('a page that comes while the drawer is open', () => {
  const page = { campaign: 'one', seq: 4, played: 9, unseen: [3, 0], undo: { can: true }, redo: false, restart: true };
  const before = page as unknown as TablePage;
  const after = (change: object): TablePage => ({ ...before, seq: 5, ...change });

  it('leaves it open where it only says that its owner has looked', () => {
    expect(onlyLooked(before, after({ unseen: [0, 0], undo: { can: false, barrier: 'looked' }, restart: false }))).toBe(
      true,
    );
  });

  it('leaves it open where it only says that nothing closes by itself meanwhile', () => {
    const closing = { ...before, closes: { in: 2000, move: { type: 'done' } } } as unknown as TablePage;
    expect(onlyLooked(closing, after({}))).toBe(true);
    expect(onlyLooked(closing, after({ played: 10 }))).toBe(false);
  });

  it('closes it where anything else is new', () => {
    expect(onlyLooked(before, after({ played: 10 }))).toBe(false);
    expect(onlyLooked(before, after({ deciders: [1] }))).toBe(false);
    expect(onlyLooked(before, after({ campaign: 'two' }))).toBe(false);
  });
});
