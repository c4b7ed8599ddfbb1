import { term, type Term } from '../../../bots/advice.ts';
import type { Params } from '../../../kernel/refusal.ts';

/** Takes a part of a worth under the code of its reason, and gives its weight back; an empty code is not told to people. */
export type Tell = (code: string, weight: number, params?: Params) => number;

/** Tells nobody. */
export const QUIET: Tell = (_, weight) => weight;

/** Keeps all parts in `terms`. */
export function listing(terms: Term[]): Tell {
  return (code, weight, params) => {
    terms.push(term(code, weight, params));
    return weight;
  };
}
