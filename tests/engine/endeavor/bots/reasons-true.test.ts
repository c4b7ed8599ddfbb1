import { expect, test } from 'vitest';
import { untrue } from './reasons-checked.ts';

test('what the steward says of a move then comes true', () => {
  const { asked, wrong } = untrue(5);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(200);
});
