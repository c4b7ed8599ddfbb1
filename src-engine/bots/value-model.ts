import { defined } from '../kernel/defined.ts';
import type { Chances } from './mind.ts';

/** What is measured of a position: a row of numbers a seat, and one row about the table as a whole. */
export type Measured = { readonly seats: readonly (readonly number[])[]; readonly table: readonly number[] };

/** What a game measures to value a position, each number about -1 to 1, under names that people can read. */
export type Features<S> = {
  readonly names: { readonly seat: readonly string[]; readonly table: readonly string[] };
  measure(state: S): Measured;
};

/** One weight a feature, in the order of the names; fitted by `npm run fit`. */
export type Weights = { readonly seat: readonly number[]; readonly table: readonly number[] };

/**
 * Each seat's chance: the chance that anybody wins at all (logistic in the row of the table), shared by how the seats
 * compare (softmax of their rows). Where nothing is measured of the table, somebody always wins.
 */
export function chancesOf({ seats, table }: Measured, weights: Weights): Chances {
  const somebody = table.length === 0 ? 1 : 1 / (1 + Math.exp(weighed(table, weights.table)));
  const strengths = seats.map((row) => weighed(row, weights.seat));
  const most = Math.max(...strengths);
  const powers = strengths.map((strength) => Math.exp(strength - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => (somebody * power) / sum);
}

/** The sum of a row of features times their weights. */
export function weighed(row: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < row.length; index++) sum += defined(row[index]) * defined(weights[index]);
  return sum;
}
