import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dot, subtract } from '#renderer/board/plane.ts';
import { IDENTITY, keepsCircles, matrixOf, moved, scaleOf, times, type Matrix } from '#renderer/board/print/matrix.ts';
import { straightened } from '#renderer/board/print/straighten.ts';

const number = fc.double({ min: -50, max: 50, noNaN: true });
const point = fc.record({ x: number, y: number });
const matrix = fc.record({ a: number, b: number, c: number, d: number, e: number, f: number });
const near = (one: { x: number; y: number }, other: { x: number; y: number }): void => {
  expect(one.x).toBeCloseTo(other.x, 4);
  expect(one.y).toBeCloseTo(other.y, 4);
};

describe('a map', () => {
  test('is read from a computed transform', () => {
    expect(matrixOf('matrix(1, 0.5, -0.5, 2, 10, -3)')).toEqual({ a: 1, b: 0.5, c: -0.5, d: 2, e: 10, f: -3 });
    expect(matrixOf('none')).toBeUndefined();
  });

  test('after another moves a point as the two do one after the other', () => {
    fc.assert(fc.property(matrix, matrix, point, (a, b, p) => near(moved(times(a, b), p), moved(a, moved(b, p)))));
    fc.assert(fc.property(matrix, point, (a, p) => near(moved(times(a, IDENTITY), p), moved(a, p))));
  });

  test('says how much it enlarges, and whether circles stay circles', () => {
    const turn = (angle: number, by: number): Matrix => {
      const [cos, sin] = [by * Math.cos(angle), by * Math.sin(angle)];
      return { a: cos, b: sin, c: -sin, d: cos, e: 4, f: 5 };
    };
    expect(scaleOf(turn(1, 3))).toBeCloseTo(3);
    expect(keepsCircles(turn(1, 3))).toBe(true);
    expect(keepsCircles({ ...IDENTITY, d: -1 })).toBe(true);
    expect(keepsCircles({ ...IDENTITY, a: 752, d: 476 })).toBe(false);
    expect(keepsCircles({ ...IDENTITY, c: 0.5 })).toBe(false);
  });
});

describe('a straightened gradient', () => {
  /** How far along a gradient a point lies: 0 at its beginning, 1 at its end. */
  const share = (p: { x: number; y: number }, { from, to }: ReturnType<typeof straightened>): number => {
    const along = subtract(to, from);
    return dot(subtract(p, from), along) / dot(along, along);
  };

  test('has at every point the colour that was moved there', () => {
    const side = fc.double({ min: 0.5, max: 50, noNaN: true });
    const slant = fc.double({ min: -0.4, max: 0.4, noNaN: true });
    const map = fc.record({ a: side, b: slant, c: slant, d: side, e: number, f: number });
    const ends = { from: { x: 0, y: 0 }, to: { x: 0.25, y: 1 } };
    fc.assert(
      fc.property(map, point, (by, p) => {
        expect(share(moved(by, p), straightened(ends, by))).toBeCloseTo(share(p, ends), 3);
      }),
    );
  });

  test('stays as it is where nothing is moved, and is a point where all is', () => {
    const ends = { from: { x: 1, y: 2 }, to: { x: 5, y: -3 } };
    near(straightened(ends, IDENTITY).to, ends.to);
    const flat = straightened(ends, { ...IDENTITY, a: 0, d: 0 });
    expect(flat.to).toEqual(flat.from);
  });
});
