import { describe, expect, test } from 'vitest';
import { elementAt } from '#engine/kernel/element-at.ts';
import { refuse, refusePrivately } from '#engine/kernel/refusal.ts';

describe('at', () => {
  test('gives what is there, falsy values too', () => {
    expect(elementAt([0, '', null], 0)).toBe(0);
    expect(elementAt([0, '', null], 2)).toBeNull();
  });

  test.each([-1, 2, 0.5, Number.NaN])('throws for %d, where nothing is', (index) => {
    expect(() => elementAt(['a', 'b'], index)).toThrow(RangeError);
  });
});

test('a refusal says whether everybody may read it', () => {
  expect(refuse('a/rule', 'code', { n: 1 })).toEqual({ code: 'code', params: { n: 1 }, rule: 'a/rule', public: true });
  expect(refusePrivately('a/rule', 'code')).toEqual({ code: 'code', params: {}, rule: 'a/rule', public: false });
});
