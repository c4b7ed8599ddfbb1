import { expect, test } from 'vitest';
import { nextInOrder, seatInOrder } from '#engine/kernel/order.ts';

const table = { order: [2, 0, 1] };

test('the order of play names a seat at each index, and none past its end', () => {
  expect([0, 1, 2].map((index) => seatInOrder(table, index))).toEqual([2, 0, 1]);
  expect(() => seatInOrder(table, 3)).toThrow(RangeError);
});

test('the next in order is looked for once round the table, from the index given', () => {
  expect(nextInOrder(table, 1, () => true)).toBe(1);
  expect(nextInOrder(table, 1, (seat) => seat === 2)).toBe(0);
  expect(nextInOrder(table, 2, (_, index) => index !== 2)).toBe(0);
});

test('nobody is next where nobody can go on, and each is asked once', () => {
  const asked: number[] = [];
  expect(nextInOrder(table, 2, (seat) => asked.push(seat) < 0)).toBe(-1);
  expect(asked).toEqual([1, 2, 0]);
});
