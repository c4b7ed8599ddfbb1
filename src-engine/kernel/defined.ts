/**
 * Asserts that a value guaranteed by the rules is there, mostly an element of a list. Takes the value, not list and
 * index, because reading `list[index]` at each place of use is much faster than in one shared function.
 * @throws RangeError if it is undefined: a broken invariant, never a player's mistake.
 */
export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('something the rules guarantee is not there');
  return value;
}
