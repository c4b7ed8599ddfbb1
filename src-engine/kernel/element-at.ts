import { defined } from './defined.ts';

/**
 * The element of `list` at `index`, for indices the rules guarantee to exist; where speed matters, `given(list[index])`.
 * @throws RangeError where there is none: a broken invariant, never a player's mistake.
 */
export function elementAt<T>(list: readonly T[], index: number): T {
  return defined(list[index]);
}
