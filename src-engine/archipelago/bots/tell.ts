/** How the parts of a worth are told while it is worked out. */
import { term, type Term } from '../../bots/advice.ts';
import { canonicalJson } from '../../kernel/hash.ts';
import type { Params } from '../../kernel/refusal.ts';

/**
 * Takes a part of a worth: the code of its reason, what it adds, and what the sentence of the reason names. All parts add up to the
 * worth. Where nobody listens there is no such function, and nothing is made for it.
 */
export type Tell = (code: string, weight: number, params?: Params) => void;

/** The parts that `work` tells. */
export function toldBy(work: (tell: Tell) => unknown): Term[] {
  const terms: Term[] = [];
  work((code, weight, params) => void terms.push(term(code, weight, params)));
  return terms;
}

/** Tells all parts made larger or smaller by one factor. */
export const scaling =
  (tell: Tell, factor: number): Tell =>
  (code, weight, params) =>
    tell(code, factor * weight, params);

/** Tells the parts with the code `from` under another, with what its sentence names; all others as they are. */
export const renaming =
  (tell: Tell, from: string, to: string, known?: Params): Tell =>
  (code, weight, params) =>
    code === from ? tell(to, weight, known ?? params) : tell(code, weight, params);

/** Worths that differ by less are the same. */
const ALIKE = 1e-9;

/** Tells the best of some moves. Where several are as good, what does not hold for all of them is told as one part without names. */
export function tellBest<M>(tell: Tell, moves: readonly M[], worthOf: (move: M, tell: Tell) => number): void {
  const told = moves.map((move) => {
    const parts = new Map<string, Term>();
    const worth = worthOf(move, (code, weight, params) => {
      const key = `${code} ${canonicalJson(params ?? {})}`;
      parts.set(key, term(code, weight + (parts.get(key)?.weight ?? 0), params));
    });
    return { worth, parts };
  });
  const most = Math.max(...told.map(({ worth }) => worth));
  const best = told.filter(({ worth }) => worth > most - ALIKE);
  let left = 0;
  for (const [key, { code, weight, params }] of best[0]?.parts ?? []) {
    if (best.every(({ parts }) => parts.has(key))) tell(code, weight, params);
    else left += weight;
  }
  tell(left < 0 ? 'several-cost' : 'several', left);
}
