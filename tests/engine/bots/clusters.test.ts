import { describe, expect, test } from 'vitest';
import { ratioOf, shareOf } from '#engine/bots/clusters.ts';
import { difference } from '#engine/bots/search.ts';

describe('figures clustered by seed', () => {
  test('have the standard error of the means of the seeds where all seeds have as many games', () => {
    // Three seeds of two games each: both won, one won, none won. The means are 1, 1/2 and 0, their deviation is 1/2.
    const three = [2, 1, 0].map((top) => ({ top, bottom: 2 }));
    const { value, error, low, high } = ratioOf(three);
    expect(value).toBeCloseTo(0.5, 12);
    expect(error).toBeCloseTo(0.5 / Math.sqrt(3), 12);
    expect(high - low).toBeCloseTo(2 * 1.96 * error, 12);
    // As six games that have nothing to do with each other, the error would be smaller.
    expect(error).toBeGreaterThan(ratioOf([1, 1, 1, 0, 0, 0].map((top) => ({ top, bottom: 1 }))).error);
  });

  test('weigh seeds by what counts in them, and leave out those where nothing does', () => {
    // 3 of 4 and 0 of 1: the ratio is 3/5, the residuals 3 - 12/5 = 3/5 and -3/5; error = sqrt(2 · 18/25 / 1) / 5 = 6/25.
    const two = [
      { top: 3, bottom: 4 },
      { top: 0, bottom: 1 },
    ];
    expect(ratioOf(two)).toMatchObject({ value: 0.6 });
    expect(ratioOf(two).error).toBeCloseTo(6 / 25, 12);
    expect(ratioOf([...two, { top: 0, bottom: 0 }])).toEqual(ratioOf(two));
  });

  test('say nothing for sure from one seed or none', () => {
    expect(shareOf([])).toMatchObject({ low: 0, high: 1 });
    expect(shareOf([{ top: 1, bottom: 2 }])).toMatchObject({ value: 0.5, low: 0, high: 1 });
  });

  test('do not take agreement for proof: a share of nothing has an upper end', () => {
    const none = shareOf(Array.from({ length: 100 }, () => ({ top: 0, bottom: 4 })));
    expect(none).toMatchObject({ value: 0, low: 0 });
    expect((1 - none.high) ** 100).toBeCloseTo(0.025, 12);
    const all = shareOf(Array.from({ length: 100 }, () => ({ top: 4, bottom: 4 })));
    expect(all.high).toBe(1);
    expect(all.low).toBeCloseTo(1 - none.high, 12);
    // Agreement on something between is what paired seatings of equal players give.
    expect(shareOf(Array.from({ length: 9 }, () => ({ top: 1, bottom: 4 })))).toMatchObject({ low: 0.25, high: 0.25 });
  });

  test('agree with the paired difference of the search', () => {
    const [one, other] = [{ results: [1, 0, 1, 1] }, { results: [0, 0, 1, 0.5] }];
    const { mean, error } = difference(one, other);
    const ratio = ratioOf([1, 0, 0, 0.5].map((top) => ({ top, bottom: 1 })));
    expect([ratio.value, ratio.error]).toEqual([mean, error]);
  });
});
