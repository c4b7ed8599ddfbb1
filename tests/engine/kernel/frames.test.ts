import { expect, test } from 'vitest';
import { pop, push } from '#engine/kernel/frames.ts';
import { automatic, neverRuns } from '#engine/kernel/steps.ts';

test('a frame pushed lies on top, and the one below is there again when it is popped', () => {
  const state: { frames: { kind: 'turn' | 'trade' }[] } = { frames: [{ kind: 'turn' }] };
  push(state, { kind: 'trade' });
  expect(state.frames.at(-1)).toEqual({ kind: 'trade' });
  pop(state);
  expect(state.frames).toEqual([{ kind: 'turn' }]);
});

test('in an automatic step nobody decides, and one in which somebody always does never runs', () => {
  const step = automatic('counting', () => undefined);
  expect(step.takes).toEqual([]);
  expect(step.deciders({ box: {}, state: {}, frame: { kind: 'count' } })).toEqual([]);
  expect(neverRuns).toThrow('a decision ran by itself');
});
