/** Does all slices of some work one after the other, and gives what comes of it. */
export function atOnce<T>(slices: Generator<void, T>): T {
  let slice = slices.next();
  while (slice.done !== true) slice = slices.next();
  return slice.value;
}
