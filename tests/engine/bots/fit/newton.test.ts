import { describe, expect, test } from 'vitest';
import { minimize, solve, withRidge, type Objective } from '#engine/bots/fit/newton.ts';
import { conditionalLogit, logistic, softmax, spreadOfContests } from '#engine/bots/fit/objectives.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { noise, tossed } from './synthetic.ts';

describe('a set of equations', () => {
  test('is solved', () => {
    // 4x + 2y = 2 and 2x + 3y = 5: x = -1/2, y = 2.
    const [x, y] = solve(Float64Array.of(4, 2, 2, 3), Float64Array.of(2, 5));
    expect(x).toBeCloseTo(-0.5, 12);
    expect(y).toBeCloseTo(2, 12);
  });

  test('that has no single solution is refused', () => {
    expect(() => solve(Float64Array.of(1, 1, 1, 1), Float64Array.of(1, 1))).toThrow(RangeError);
  });
});

const rng = streamOf('newton');
const cases = Array.from({ length: 40 }, () => ({ row: [1, noise(rng), noise(rng)], came: tossed(rng, 0.3) }));
const contests = Array.from({ length: 40 }, () => ({
  rows: [0, 1, 2].map(() => [noise(rng), noise(rng), noise(rng)]),
  shares: tossed(rng, 0.5) ? [1, 0, 0] : [0, 0.5, 0.5],
}));

describe.each([
  ['logistic regression', logistic(3, cases)],
  ['conditional logit', conditionalLogit(3, contests)],
])('the slope of a %s', (_, objective: Objective) => {
  const at = [0.3, -0.7, 0.4];
  const near = (index: number, by: number) =>
    objective.at(Float64Array.from(at, (weight, other) => weight + (other === index ? by : 0)));

  test('is what the loss does nearby, and so is its curvature', () => {
    const { gradient, curvature } = objective.at(Float64Array.from(at));
    for (const index of [0, 1, 2]) {
      const [more, less] = [near(index, 1e-4), near(index, -1e-4)];
      expect(gradient[index]).toBeCloseTo((more.loss - less.loss) / 2e-4, 6);
      for (const other of [0, 1, 2]) {
        const change = ((more.gradient[other] ?? 0) - (less.gradient[other] ?? 0)) / 2e-4;
        expect(curvature[3 * index + other]).toBeCloseTo(change, 6);
      }
    }
  });

  test('is flat where the loss is least', () => {
    const held = withRidge(objective, [0.01, 0.01, 0.01]);
    for (const slope of held.at(minimize(held)).gradient) expect(Math.abs(slope)).toBeLessThan(1e-5);
  });
});

test('the loss of a logistic regression at nothing is that of a coin, and stays a number far out', () => {
  expect(logistic(3, cases).at(new Float64Array(3)).loss).toBeCloseTo(Math.log(2), 12);
  expect(logistic(1, [{ row: [1], came: 0 }]).at(Float64Array.of(800)).loss).toBe(800);
  expect(softmax([1000, 0, -1000])).toEqual({ said: [1, 0, 0], logs: [0, -1000, -2000] });
});

test('what all seats have alike tells nobody apart', () => {
  const rows = [
    [7, 1],
    [7, 3],
  ];
  expect(spreadOfContests(2, [{ rows, shares: [1, 0] }])).toEqual([0, 1]);
});
