import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meets, type Rect } from '#renderer/components/rect.ts';
import { cornerOf, largestFree } from '#renderer/panels/aside/free-space.ts';

const BOARD: Rect = { left: 0, top: 0, right: 100, bottom: 60 };
const WANTED = { width: 40, height: 30 };
const LEAST = { width: 20, height: 10 };
const box = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom });
const find = (taken: readonly Rect[]): Rect | undefined => largestFree(BOARD, taken, WANTED, LEAST);

const rect = fc
  .tuple(fc.integer({ min: -20, max: 110 }), fc.integer({ min: -20, max: 70 }), fc.nat(60), fc.nat(40))
  .map(([left, top, width, height]) => box(left, top, left + width + 1, top + height + 1));

describe('free space', () => {
  it('is the whole of an empty board', () => {
    expect(find([])).toEqual(BOARD);
  });

  it('is where there is most room for what is wanted, and not simply the largest', () => {
    // Below there are 100 by 12, at the right 39 by 60: of what is wanted more fits in there.
    expect(find([box(0, 0, 61, 48)])).toEqual(box(61, 0, 100, 60));
  });

  it('is none where nothing of the least size is free', () => {
    expect(find([box(10, 0, 90, 60)])).toBeUndefined();
  });

  it('meets nothing that is taken, lies on the board, and is found wherever a corner has the least room', () => {
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 12 }), (taken) => {
        const free = find(taken);
        const corner = box(80, 50, 100, 60);
        if (!taken.some((one) => meets(one, corner))) expect(free).toBeDefined();
        if (free === undefined) return;
        expect(taken.filter((one) => meets(one, free))).toEqual([]);
        expect(free.left >= 0 && free.top >= 0 && free.right <= 100 && free.bottom <= 60).toBe(true);
        expect(free.right - free.left).toBeGreaterThanOrEqual(LEAST.width);
        expect(free.bottom - free.top).toBeGreaterThanOrEqual(LEAST.height);
      }),
    );
  });

  it('is used from its lower corner, on either side', () => {
    expect(cornerOf(BOARD, WANTED, 'right')).toEqual(box(60, 30, 100, 60));
    expect(cornerOf(BOARD, WANTED, 'left')).toEqual(box(0, 30, 40, 60));
    expect(cornerOf(box(0, 0, 20, 10), WANTED, 'right')).toEqual(box(0, 0, 20, 10));
  });
});
