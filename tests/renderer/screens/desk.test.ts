import { expect, test } from 'vitest';
import { deskFor } from '#renderer/panels/desk.ts';

test('what somebody reads stays while bots move, and for their own next decision', () => {
  expect(deskFor('goals', 0, undefined)).toBe('goals');
  expect(deskFor('goals', 0, 0)).toBe('goals');
  expect(deskFor('agreements', 0, 0)).toBe('agreements');
});

test('another person begins with the decision', () => {
  expect(deskFor('goals', 0, 1)).toBe('decision');
  expect(deskFor('agreements', 1, 0)).toBe('decision');
  expect(deskFor('recap', undefined, 2)).toBe('decision');
});

test('giving up, and who sits where, are shut by people alone', () => {
  for (const next of [undefined, 0, 1]) {
    expect(deskFor('give-up', 0, next)).toBe('give-up');
    expect(deskFor('people', 0, next)).toBe('people');
  }
});
