import { defined } from '../../kernel/defined.ts';

/** A convex function of weights at one point. The curvature is the matrix of second derivatives, row by row. */
export type Slope = { readonly loss: number; readonly gradient: Float64Array; readonly curvature: Float64Array };

/** A convex function that can be minimized. */
export type Objective = {
  readonly size: number;
  at(weights: Float64Array): Slope;
};

const MOST_STEPS = 50;
/** A step that would lower the loss by less than this is the last one. */
const SMALL = 1e-10;
const HALVINGS = 30;

/** The objective plus half of `ridge[i]` times the square of weight i: strictly convex where all of `ridge` is above 0. */
export function withRidge({ size, at }: Objective, ridge: readonly number[]): Objective {
  return {
    size,
    at(weights) {
      const { loss, gradient, curvature } = at(weights);
      let sum = loss;
      for (let index = 0; index < size; index++) {
        const [weight, by] = [defined(weights[index]), defined(ridge[index])];
        sum += (by * weight * weight) / 2;
        gradient[index] = defined(gradient[index]) + by * weight;
        curvature[index * size + index] = defined(curvature[index * size + index]) + by;
      }
      return { loss: sum, gradient, curvature };
    },
  };
}

/**
 * The weights at which a strictly convex objective is least, by Newton's method with steps halved until they help. No library that is
 * installed does it, a fit of a few dozen weights needs a few steps, and the same input gives the same bytes.
 */
export function minimize({ size, at }: Objective, start: Float64Array = new Float64Array(size)): Float64Array {
  let weights = start;
  let here = at(weights);
  for (let count = 0; count < MOST_STEPS; count++) {
    const step = solve(here.curvature, here.gradient);
    const promised = step.reduce((sum, by, index) => sum + by * defined(here.gradient[index]), 0) / 2;
    if (!(promised > SMALL)) break;
    const next = lower(at, weights, step, here.loss);
    if (next === undefined) break;
    [weights, here] = [next.weights, next.slope];
  }
  return weights;
}

/** The first point on the way, halving the step each time, at which the loss is lower. */
function lower(
  at: Objective['at'],
  from: Float64Array,
  step: Float64Array,
  loss: number,
): { weights: Float64Array; slope: Slope } | undefined {
  for (let halved = 0, by = 1; halved < HALVINGS; halved++, by /= 2) {
    const weights = from.map((weight, index) => weight - by * defined(step[index]));
    const slope = at(weights);
    if (slope.loss < loss) return { weights, slope };
  }
  return undefined;
}

/** Solves `matrix` x = `right` for a symmetric positive definite matrix, by Cholesky. @throws RangeError if it is none */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const root = rootOf(matrix, size);
  const x = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let sum = defined(x[row]);
    for (let k = 0; k < row; k++) sum -= defined(root[row * size + k]) * defined(x[k]);
    x[row] = sum / defined(root[row * size + row]);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = defined(x[row]);
    for (let k = row + 1; k < size; k++) sum -= defined(root[k * size + row]) * defined(x[k]);
    x[row] = sum / defined(root[row * size + row]);
  }
  return x;
}

/** The lower triangle L with L Lᵀ = `matrix`. */
function rootOf(matrix: Float64Array, size: number): Float64Array {
  const root = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = defined(matrix[row * size + column]);
      for (let k = 0; k < column; k++) sum -= defined(root[row * size + k]) * defined(root[column * size + k]);
      if (row === column && !(sum > 0)) throw new RangeError('the matrix is not positive definite');
      root[row * size + column] = row === column ? Math.sqrt(sum) : sum / defined(root[column * size + column]);
    }
  }
  return root;
}
