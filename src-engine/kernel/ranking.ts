/**
 * Dense ranks, highest value first: equal values share a rank, and the next lower value takes the next rank. Values of
 * zero or below get rank 0.
 * @returns one rank per value, counted from 1.
 */
export function denseRanks(values: readonly number[]): number[] {
  const steps = [...new Set(values.filter((value) => value > 0))].sort((a, b) => b - a);
  return values.map((value) => steps.indexOf(value) + 1);
}

/**
 * Places by lists of keys, compared in order, highest first. Equal lists share a place, and as many places are skipped
 * after it.
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
