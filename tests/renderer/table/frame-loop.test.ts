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

  test('one comes only when somebody is awake', () => {
    let drawn = 0;
    const frames = new FrameLoop(() => drawn++);
    expect(waiting.size).toBe(0);
    frames.wake();
    frames.wake();
    expect(waiting.size).toBe(1);
    frameAt(50);
    expect([drawn, waiting.size, asked]).toEqual([1, 0, 1]);
  });

  test('whoever moves something goes on from frame to frame, and time stands still in between', () => {
    const told: number[] = [];
    let further = 3;
    const frames = new FrameLoop((elapsed) => {
      told.push(Math.round(elapsed));
      if (further-- > 0) frames.wake();
    });
    frames.wake();
    // The last of them comes late, as where the computer is busy.
    for (const time of [1000, 1020, 1050, 3000]) frameAt(time);
    expect(waiting.size).toBe(0);
    frames.wake();
    frameAt(90_000);
    expect(told).toEqual([17, 20, 30, 100, 17]);
  });

  test('a frame that fails is the last of its run, not of all', () => {
    let fails = true;
    let drawn = 0;
    const frames = new FrameLoop(() => {
      if (fails) throw new Error('lost');
      drawn++;
    });
    frames.wake();
    expect(() => frameAt(0)).toThrow('lost');
    fails = false;
    frames.wake();
    frameAt(20);
    expect(drawn).toBe(1);
  });

  test('once stopped, nothing is asked for and nothing drawn', () => {
    let drawn = 0;
    const frames = new FrameLoop(() => drawn++);
    frames.wake();
    frames.stop();
    frames.wake();
    expect(waiting.size).toBe(0);
    frameAt(20);
    expect(drawn).toBe(0);
  });
});
