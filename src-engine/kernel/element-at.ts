import { defined } from './defined.ts';

/**
 * The element of `list` at `index`, which the rules guarantee to exist. Where speed matters, use
 * `defined(list[index])`.
 * @throws RangeError if there is none: a broken invariant, never a player's mistake.
 */
export function elementAt<T>(list: readonly T[], index: number): T {
  return defined(list[index]);
}
