import { expect, it } from 'vitest';
import { inSteps } from '#main/host/in-steps.ts';

it('steps that are abandoned close what they hold open', async () => {
  const closed = new AbortController();
  let [open, steps] = [false, 0];
  function* endless(): Generator<undefined, void> {
    open = true;
    try {
      for (;;) {
        if (++steps === 3) closed.abort();
        yield;
      }
    } finally {
      open = false;
    }
  }
  await expect(inSteps(endless(), closed.signal)).rejects.toThrow('aborted');
  expect([open, steps]).toEqual([false, 3]);
});
