import { expect, test } from 'vitest';
import { countBlunders } from '#tests/long/games/endeavor/blunders.ts';

test('captains make no visible blunders in a few games; the long run counts them in many', () => {
  const counted = Object.entries(countBlunders('captain', 2));
  const occasions = counted.reduce((sum, [, count]) => sum + count.occasions, 0);
  const made = counted.filter(([, count]) => count.made > 1).map(([name]) => name);
  expect(occasions).toBeGreaterThan(150);
  expect(made).toEqual([]);
});
