/** The next of `values` above or below `value`; undefined at the end. */
export function nextStep(values: readonly number[], value: number, way: 1 | -1): number | undefined {
  return way > 0 ? values.find((one) => one > value) : values.findLast((one) => one < value);
}
