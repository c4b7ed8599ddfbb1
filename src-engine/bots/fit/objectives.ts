import { defined } from '../../kernel/defined.ts';
import { weighed } from '../value-model.ts';
import type { Objective } from './newton.ts';

/** A row of numbers, and how far what it foretells came true: from 0 to 1. */
export type Case = { readonly row: readonly number[]; readonly came: number };

/** A row for each of several, and the share that each of them had; the shares sum to 1. */
export type Contest = { readonly rows: readonly (readonly number[])[]; readonly shares: readonly number[] };

/** Mean log-loss of a logistic regression. */
export function logistic(size: number, cases: readonly Case[]): Objective {
  return {
    size,
    at(weights) {
      const slope = flat(size);
      const by = Array.from(weights);
      for (const { row, came } of cases) {
        const score = weighed(row, by);
        const said = 1 / (1 + Math.exp(-score));
        // log(1 + exp(score)) - came × score, without overflow.
        slope.loss += Math.max(score, 0) + Math.log1p(Math.exp(-Math.abs(score))) - came * score;
        addTo(slope.gradient, row, said - came);
        addSquare(slope.curvature, row, said * (1 - said));
      }
      return meanOf(slope, cases.length);
    },
  };
}

/** Mean log-loss of a conditional logit: the share of each is the softmax of the weighed rows. */
export function conditionalLogit(size: number, contests: readonly Contest[]): Objective {
  return {
    size,
    at(weights) {
      const slope = flat(size);
      const by = Array.from(weights);
      for (const { rows, shares } of contests) {
        const { said, logs } = softmax(rows.map((row) => weighed(row, by)));
        const middle = new Float64Array(size);
        rows.forEach((row, index) => {
          const [own, share] = [defined(said[index]), defined(shares[index])];
          if (share > 0) slope.loss -= share * defined(logs[index]);
          addTo(slope.gradient, row, own - share);
          addTo(middle, row, own);
        });
        // The spread of the rows round their middle, each as far as it is believed.
        rows.forEach((row, index) => {
          const apart = row.map((value, feature) => value - defined(middle[feature]));
          addSquare(slope.curvature, apart, defined(said[index]));
        });
      }
      return meanOf(slope, contests.length);
    },
  };
}

/** Shares in proportion to the exponentials of `scores`, and their logarithms. */
export function softmax(scores: readonly number[]): { said: number[]; logs: number[] } {
  const most = Math.max(...scores);
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0)) + most;
  const logs = scores.map((score) => score - total);
  return { said: logs.map(Math.exp), logs };
}

/** The square of the usual distance of each feature from its mean over the cases. */
export function spreadOfCases(size: number, cases: readonly Case[]): number[] {
  return variances(
    size,
    cases.map(({ row }) => row),
  );
}

/** The same among those who are compared: what is alike for all of them tells nobody apart. */
export function spreadOfContests(size: number, contests: readonly Contest[]): number[] {
  const apart = contests.flatMap(({ rows }) => {
    const middle = Array.from({ length: size }, (_, feature) => mean(rows.map((row) => defined(row[feature]))));
    return rows.map((row) => row.map((value, feature) => value - defined(middle[feature])));
  });
  return variances(size, apart);
}

function variances(size: number, rows: readonly (readonly number[])[]): number[] {
  const count = Math.max(1, rows.length);
  const [sums, squares] = [new Float64Array(size), new Float64Array(size)];
  for (const row of rows) {
    addTo(sums, row, 1 / count);
    for (let index = 0; index < size; index++)
      squares[index] = defined(squares[index]) + defined(row[index]) ** 2 / count;
  }
  return Array.from(squares, (square, index) => Math.max(0, square - defined(sums[index]) ** 2));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Sums = { loss: number; readonly gradient: Float64Array; readonly curvature: Float64Array };

function flat(size: number): Sums {
  return { loss: 0, gradient: new Float64Array(size), curvature: new Float64Array(size * size) };
}

function meanOf({ loss, gradient, curvature }: Sums, count: number): Sums {
  const by = 1 / Math.max(1, count);
  return { loss: loss * by, gradient: gradient.map((sum) => sum * by), curvature: curvature.map((sum) => sum * by) };
}

function addTo(sums: Float64Array, row: readonly number[], by: number): void {
  for (let index = 0; index < sums.length; index++) sums[index] = defined(sums[index]) + by * defined(row[index]);
}

function addSquare(square: Float64Array, row: readonly number[], by: number): void {
  const size = row.length;
  for (let one = 0; one < size; one++) {
    const times = by * defined(row[one]);
    if (times === 0) continue;
    for (let other = 0; other < size; other++)
      square[one * size + other] = defined(square[one * size + other]) + times * defined(row[other]);
  }
}
