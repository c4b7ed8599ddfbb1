import { describe, expect, test } from 'vitest';
import { at } from '#engine/kernel/at.ts';
import { refuse, refusePrivately } from '#engine/kernel/refusal.ts';

describe('at', () => {
  test('gives what is there, falsy values too', () => {
    expect(at([0, '', null], 0)).toBe(0);
    expect(at([0, '', null], 2)).toBeNull();
  });

  test.each([-1, 2, 0.5, Number.NaN])('throws for %d, where nothing is', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(RangeError);
  });
});

test('a refusal says whether everybody may read it', () => {
  expect(refuse('a/rule', 'code', { n: 1 })).toEqual({ code: 'code', params: { n: 1 }, rule: 'a/rule', public: true });
  expect(refusePrivately('a/rule', 'code')).toEqual({ code: 'code', params: {}, rule: 'a/rule', public: false });
});
