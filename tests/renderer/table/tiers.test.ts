import { describe, expect, test, vi } from 'vitest';
import { Tiers, timedTier } from '#renderer/board/three/tiers.svelte.ts';

const frames = (ms: number, n = 30): number[] => Array.from({ length: n }, () => ms);

describe('the tier of a card', () => {
  test('is the high one where the median of thirty frames leaves the page its time', () => {
    expect(timedTier(frames(6))).toBe('high');
    expect(timedTier([...frames(40, 14), ...frames(6, 16)])).toBe('high');
    expect(timedTier([...frames(40, 16), ...frames(6, 14)])).toBe('middle');
  });

  test('is not known before that, but for one that is very slow', () => {
    expect(timedTier(frames(6, 29))).toBeUndefined();
    expect(timedTier(frames(200, 4))).toBeUndefined();
    expect(timedTier(frames(200, 5))).toBe('middle');
  });
});

describe('what draws here', () => {
  test('a processor is known by its name and never timed', () => {
    const tiers = new Tiers(() => 'processor');
    expect(tiers.look()).toEqual({ tier: 'processor', why: 'processor' });
    expect(tiers.timed(frames(1))).toBe(true);
    expect(tiers.found?.tier).toBe('processor');
  });

  test('a card draws everything until it is timed, once a start', () => {
    const probe = vi.fn(() => 'card' as const);
    const tiers = new Tiers(probe);
    expect(tiers.found).toBeUndefined();
    expect(tiers.look()).toEqual({ tier: 'high', why: 'untimed' });
    expect(tiers.timed(frames(30, 10))).toBe(false);
    expect(tiers.timed(frames(30))).toBe(true);
    expect(tiers.look()).toEqual({ tier: 'middle', why: 'timed' });
    tiers.timed(frames(1));
    expect(tiers.found?.tier).toBe('middle');
    expect(probe).toHaveBeenCalledTimes(1);
  });

  test('without WebGL there is nothing, and nobody looks again', () => {
    const probe = vi.fn(() => undefined);
    const tiers = new Tiers(probe);
    expect(tiers.look()).toBeUndefined();
    expect(tiers.look()).toBeUndefined();
    expect(probe).toHaveBeenCalledTimes(1);
  });
});
