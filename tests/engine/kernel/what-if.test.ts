import { expect, test } from 'vitest';
import { whatIf, whatIfPending } from '#engine/kernel/what-if.ts';

const state = { frames: [{ kind: 'turn' }], florins: 3, cards: ['a'] };

test('what would be is asked of another state, and the one played on stays as it is', () => {
  const before = structuredClone(state);
  expect(whatIf(state, { florins: 2 })).toEqual({ ...before, florins: 2 });
  expect(whatIfPending(state, { kind: 'trade' }).frames).toEqual([{ kind: 'turn' }, { kind: 'trade' }]);
  expect(state).toEqual(before);
});
