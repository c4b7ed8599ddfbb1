import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canMatchAll } from '#engine/kernel/matching.ts';

/** The same by trying every choice of everybody. */
function canByTrying(choices: readonly (readonly number[])[], room: readonly number[]): boolean {
  const [first, ...others] = choices;
  if (first === undefined) return true;
  return first.some((place) => {
    const left = room.map((count, index) => (index === place ? count - 1 : count));
    return (left[place] ?? -1) >= 0 && canByTrying(others, left);
  });
}

const PLACES = 4;
const rooms = fc.array(fc.integer({ min: -1, max: 4 }), { minLength: PLACES, maxLength: PLACES });
const choices = fc.array(fc.array(fc.integer({ min: 0, max: PLACES - 1 }), { maxLength: 8 }), { maxLength: 6 });

test('everybody finds a place just where trying everything finds one for all', () => {
  let found = 0;
  let asked = 0;
  fc.assert(
    fc.property(choices, rooms, (wishes, room) => {
      const can = canByTrying(wishes, room);
      asked++;
      if (can && wishes.length > 2) found++;
      expect(canMatchAll(wishes, room)).toBe(can);
    }),
    { numRuns: 2000, seed: 1957 },
  );
  expect(Math.min(found, asked - found)).toBeGreaterThan(100);
});

test('who has settled moves on for others, and those in turn for them', () => {
  expect(canMatchAll([[0, 1], [0, 2], [0]], [1, 1, 1])).toBe(true);
  expect(
    canMatchAll(
      [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
      [1, 1],
    ),
  ).toBe(false);
  expect(
    canMatchAll(
      [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
      [1, 2],
    ),
  ).toBe(true);
  expect(canMatchAll([[0], [0, 1], [1, 2], [2, 3], [0]], [2, 1, 1, 1])).toBe(true);
});

test('nobody needs no place, and who may take none finds none', () => {
  expect(canMatchAll([], [])).toBe(true);
  expect(canMatchAll([[]], [3])).toBe(false);
  expect(canMatchAll([[0]], [0])).toBe(false);
});
