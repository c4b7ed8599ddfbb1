import { describe, expect, it } from 'vitest';
import { CALLED, functionAround, functionCount, withProbes } from './functions.ts';

const TEXT = `export const twice = (n) => n * 2;
export function sum(list) {
  let all = 0;
  list.forEach((one) => { all += one; });
  return all;
}
export const made = () => ({ a: 1 });
export const never = () => 0;`;

describe('probes', () => {
  it('tell which functions were called, and change nothing of what these do', async () => {
    const called = new Uint8Array(12);
    Object.assign(globalThis, { [CALLED]: called });
    const module = (await import(`data:text/javascript,${encodeURIComponent(withProbes(TEXT, 5))}`)) as {
      twice: (n: number) => number;
      sum: (list: number[]) => number;
      made: () => object;
    };
    expect([module.twice(2), module.sum([1, 2]), module.made()]).toEqual([4, 3, { a: 1 }]);
    expect(functionCount(TEXT)).toBe(5);
    expect([...called.keys()].filter((at) => called[at] === 1)).toEqual([5, 6, 7, 8]);
  });

  it('find the innermost function around a place', () => {
    expect(functionAround(TEXT, TEXT.indexOf('n * 2'))).toBe(0);
    expect(functionAround(TEXT, TEXT.indexOf('return all'))).toBe(1);
    expect(functionAround(TEXT, TEXT.indexOf('all += one'))).toBe(2);
    expect(functionAround(TEXT, 0)).toBeUndefined();
  });
});
