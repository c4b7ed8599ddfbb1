import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextStep } from '#renderer/components/stepper.ts';
import { DrawerState } from '#renderer/panels/drawer/drawer-state.svelte.ts';
import { DEAD_TIME } from '#renderer/panels/drawer/drawer-machine.ts';
import { boardKind } from '#renderer/screens/table/board-kind.ts';
import { DEFAULT_SETTINGS, applySettings, readSettings } from '#renderer/session/settings.ts';
import { reducedMotion } from '#renderer/components/reduced-motion.ts';

/** As much of the page's root as settings touch. */
function root(): HTMLElement {
  const style = {
    values: new Map<string, string>(),
    setProperty: (name: string, value: string) => style.values.set(name, value),
  };
  return { style, dataset: {} } as unknown as HTMLElement;
}

describe('settings', () => {
  it('are as usual where nothing is kept, or what is kept means nothing', () => {
    expect(readSettings({})).toEqual(DEFAULT_SETTINGS);
    expect(readSettings({ board: 'cube', 'text-size': 9, 'drawer-seconds': 'long', level: 3, other: 1 })).toEqual(
      DEFAULT_SETTINGS,
    );
  });

  it('are each as kept', () => {
    const kept = {
      ...DEFAULT_SETTINGS,
      board: 'svg',
      drawer: 'toggle',
      'drawer-seconds': 30,
      'text-size': 1.2,
      motion: 'less',
    };
    expect(readSettings({ ...kept, undo: 'practice' })).toEqual({ ...kept, undo: 'practice' });
    expect(readSettings({ board: 'three', motion: 'none' })).toEqual({ ...DEFAULT_SETTINGS, board: 'three' });
  });

  it('make text larger and motion less for the whole page', () => {
    const page = root();
    applySettings({ ...DEFAULT_SETTINGS, 'text-size': 1.4, motion: 'less' }, page);
    expect([reducedMotion(false, page), reducedMotion(false, root()), reducedMotion(true, root())]).toEqual([
      true,
      false,
      true,
    ]);
  });

  describe('show the model', () => {
    const board = { three: () => Promise.reject(new Error('not loaded here')) };
    const LARGE = { width: 1600, height: 900 };
    const opened = { game: 'one', board, newcomers: false, room: LARGE };
    const kind = (
      settings: object,
      other: Partial<typeof opened & { board: { flatFirst: true } }> = {},
      draws = true,
    ) => boardKind(readSettings({ ...settings }), { ...opened, ...other }, () => draws);

    it('by themselves where a card draws it and the window is large', () => {
      expect([kind({}), kind({}, {}, false)]).toEqual(['three', 'svg']);
      expect(kind({}, { room: { ...LARGE, width: 1599 } })).toBe('svg');
      expect(kind({}, { room: { ...LARGE, height: 899 } })).toBe('svg');
    });

    it('not with large text, on a first voyage, and in a game that is better seen flat', () => {
      expect([kind({ 'text-size': 1.2 }), kind({ 'text-size': 1.3 })]).toEqual(['three', 'svg']);
      expect(kind({}, { newcomers: true })).toBe('svg');
      expect(kind({}, { board: { ...board, flatFirst: true } })).toBe('svg');
    });

    it('as somebody said, and before that as they switched last at the tables of a game', () => {
      const small = { room: { width: 640, height: 360 }, newcomers: true };
      expect([kind({ board: 'svg' }), kind({ board: 'three' }, small, false)]).toEqual(['svg', 'three']);
      const switched = { board: 'svg', 'board-of': { one: 'three', other: 'svg' } };
      expect([kind(switched, small, false), kind(switched, { game: 'other' })]).toEqual(['three', 'svg']);
      expect(kind({ 'board-of': { one: 'cube' } }), 'what means nothing is dropped').toBe('three');
    });
  });

  it('go up and down in steps, from wherever they stand', () => {
    expect([nextStep([1, 2, 4], 2, 1), nextStep([1, 2, 4], 2, -1), nextStep([1, 2, 4], 3, 1)]).toEqual([4, 1, 4]);
    expect([nextStep([1, 2, 4], 4, 1), nextStep([1, 2, 4], 1, -1)]).toEqual([undefined, undefined]);
  });
});

describe('a drawer that opens by one press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const pressed = (stay: number) => {
    const drawer = new DrawerState({ open: vi.fn(), close: vi.fn() }, () => ({ press: true, stay }));
    drawer.arm(1);
    vi.advanceTimersByTime(DEAD_TIME);
    drawer.hold('stock');
    drawer.release();
    return drawer;
  };

  it('stays open when the key is let go, for as long as the settings say', () => {
    const drawer = pressed(30_000);
    vi.advanceTimersByTime(29_000);
    expect(drawer.phase).toMatchObject({ at: 'open', depth: 'stock' });
    vi.advanceTimersByTime(1500);
    expect(drawer.phase.at).toBe('closed');
  });

  it('shuts with a second press', () => {
    const drawer = pressed(30_000);
    drawer.hold('stock');
    expect(drawer.phase.at).toBe('closed');
  });
});
