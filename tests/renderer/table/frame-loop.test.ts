import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FrameLoop } from '#renderer/board/three/frame-loop.ts';

describe('frames that are asked for', () => {
  let waiting = new Map<number, FrameRequestCallback>();
  let asked = 0;

  beforeEach(() => {
    waiting = new Map();
    asked = 0;
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      waiting.set(++asked, callback);
      return asked;
    });
    vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Lets the browser come to its next frame. */
  function frameAt(time: number): void {
    const due = [...waiting.values()];
    waiting.clear();
    for (const callback of due) callback(time);
  }

  test('the first comes by itself, the next only when somebody is awake', () => {
    const drawn: number[] = [];
    const frames = new FrameLoop();
    frames.use((time) => drawn.push(time));
    frameAt(0);
    expect([drawn.length, waiting.size]).toEqual([1, 0]);
    frames.wake();
    frames.wake();
    expect(waiting.size).toBe(1);
    frameAt(50);
    expect([drawn.length, waiting.size, asked]).toEqual([2, 0, 2]);
  });

  test('whoever moves something goes on from frame to frame, and time stands still in between', () => {
    const told: number[] = [];
    const frames = new FrameLoop();
    let further = 2;
    frames.use((time) => {
      told.push(time);
      if (further-- > 0) frames.wake();
    });
    for (const time of [1000, 1020, 1050]) frameAt(time);
    expect(waiting.size).toBe(0);
    frames.wake();
    frameAt(90_000);
    const gaps = told.map((time, at) => Math.round(time - (told[at - 1] ?? 0)));
    expect(gaps).toEqual([17, 20, 30, 17]);
  });

  test('a frame that fails is the last of its run, not of all', () => {
    const frames = new FrameLoop();
    let fails = true;
    let drawn = 0;
    frames.use(() => {
      if (fails) throw new Error('lost');
      drawn++;
    });
    expect(() => frameAt(0)).toThrow('lost');
    fails = false;
    frames.wake();
    frameAt(20);
    expect(drawn).toBe(1);
  });

  test('once shut, nothing is asked for and nothing drawn', () => {
    const frames = new FrameLoop();
    let drawn = 0;
    frames.use(() => drawn++);
    frames.use(null);
    frames.wake();
    expect(waiting.size).toBe(0);
    frameAt(20);
    expect(drawn).toBe(0);
  });
});
