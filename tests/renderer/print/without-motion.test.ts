import { expect, test } from 'vitest';
import { reducedMotion, withoutMotion } from '#renderer/components/reduced-motion.ts';

test.each([undefined, 'full', 'less'])('nothing moves meanwhile, and the setting “%s” is back afterwards', (motion) => {
  const root = { dataset: motion === undefined ? {} : { motion } } as HTMLElement;
  const before = { ...root.dataset };
  let meanwhile = false;
  withoutMotion(() => (meanwhile = reducedMotion(false, root)), root);
  expect(meanwhile).toBe(true);
  expect(root.dataset).toEqual(before);
  const failing = (): never => {
    throw new Error('as it was drawn');
  };
  expect(() => withoutMotion(failing, root)).toThrow('as it was drawn');
  expect(root.dataset).toEqual(before);
});
