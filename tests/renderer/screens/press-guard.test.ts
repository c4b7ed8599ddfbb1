import { describe, expect, it } from 'vitest';
import { PressGuard, QUIET } from '#renderer/panels/guard/press-guard.ts';

describe('presses after a change of person', () => {
  it('count at once while nobody has changed', () => {
    expect(new PressGuard().press(0)).toBe(true);
  });

  it('do not count until half a second is over', () => {
    const guard = new PressGuard();
    guard.change(1000);
    expect(guard.left(1000)).toBe(QUIET);
    expect(guard.press(1000 + QUIET)).toBe(true);
  });

  it('never count for somebody who keeps pressing twenty times a second', () => {
    const guard = new PressGuard();
    guard.change(0);
    const counted = Array.from({ length: 100 }, (_, n) => guard.press(50 * n + 50)).filter(Boolean);
    expect(counted).toEqual([]);
    expect(guard.press(5000 + QUIET)).toBe(true);
  });
});
