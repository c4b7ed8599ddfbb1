import { expect, test } from 'vitest';
import { outlinesOf } from '#renderer/board/three/path-outlines.ts';
import { SEAT_STYLES } from '#renderer/icons/seat-styles.ts';

test('lines, absolute and from where one is', () => {
  const square = [
    [2, 3],
    [6, 3],
    [6, 7],
    [2, 7],
  ];
  for (const d of ['M2 3H6V7H2Z', 'M2 3h4v4h-4z', 'M2 3L6 3L6 7L2 7Z', 'M2 3l4 0l0 4l-4 0z'])
    expect(outlinesOf(d, 2).map((outline) => outline.map(({ x, y }) => [x, y]))).toEqual([square]);
});

test('a circle of two arcs has all its corners at its radius', () => {
  const [circle = []] = outlinesOf('M2.8 12a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0 -18.4 0Z', 4);
  expect(circle.length).toBe(17);
  for (const { x, y } of circle) expect(Math.hypot(x - 12, y - 12)).toBeCloseTo(9.2);
  expect(new Set(circle.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(16);
});

test('several outlines stay apart, and another curve is refused', () => {
  expect(outlinesOf('M0 0H1V1ZM5 5H6V6Z', 1)).toHaveLength(2);
  expect(() => outlinesOf('M0 0C1 1 2 2 3 3Z', 1)).toThrow('straight lines and circles');
});

test('every symbol of a seat can be cut', () => {
  for (const { symbol } of Object.values(SEAT_STYLES)) expect(outlinesOf(symbol, 2)[0]?.length).toBeGreaterThan(2);
});
