/**
 * Dense ranks of some values, highest first: equal values share a rank and the next value takes the next one. Values of
 * zero or below are not ranked (0).
 * @returns one rank a value, from 1.
 */
export function denseRanks(values: readonly number[]): number[] {
  const steps = [...new Set(values.filter((value) => value > 0))].sort((a, b) => b - a);
  return values.map((value) => steps.indexOf(value) + 1);
}

/**
 * Places by a list of keys each, compared in order, highest first: equal keys share a place, and as many places are left
 * out after them.
 */
export function places(keys: readonly (readonly number[])[]): number[] {
  return keys.map((key) => 1 + keys.filter((other) => beats(other, key)).length);
}

function beats(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
