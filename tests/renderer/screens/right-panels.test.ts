import { expect, test } from 'vitest';
import { panelAfter } from '#renderer/panels/right/right-panels.ts';

test('what somebody reads stays while bots move, and for their own next decision', () => {
  expect(panelAfter('goals', 0, undefined)).toBe('goals');
  expect(panelAfter('goals', 0, 0)).toBe('goals');
  expect(panelAfter('agreements', 0, 0)).toBe('agreements');
});

test('another person begins with the decision', () => {
  expect(panelAfter('goals', 0, 1)).toBe('decision');
  expect(panelAfter('agreements', 1, 0)).toBe('decision');
  expect(panelAfter('recap', undefined, 2)).toBe('decision');
});

test('giving up, and who sits where, are shut by people alone', () => {
  for (const next of [undefined, 0, 1]) {
    expect(panelAfter('give-up', 0, next)).toBe('give-up');
    expect(panelAfter('people', 0, next)).toBe('people');
  }
});
