/**
 * What the rules guarantee to be there: an element of a list, for the most part. A place of code that reads always the same
 * list is far quicker than one function that reads them all, so the list is read where `given` is called.
 * @throws RangeError where there is nothing: a broken invariant, never a player's mistake.
 */
export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('something the rules guarantee is not there');
  return value;
}
