/**
 * The element of `list` at `index`, for indices the rules guarantee to exist.
 * @throws RangeError where there is none: a broken invariant, never a player's mistake.
 */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}
