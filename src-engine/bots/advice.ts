import { canonicalJson } from '../kernel/hash.ts';
import type { Params } from '../kernel/refusal.ts';

/** A part of what a move is worth: a code that the window turns into words, and its share, negative for what it costs. */
export type Term = { readonly code: string; readonly params: Params; readonly weight: number };

/** A move with what it is worth, in the unit of whoever values it. */
export type Worth<M> = { readonly move: M; readonly worth: number };

/** What a bot would do in somebody's place: at most two reasons, what speaks against it most, and the best of the rest. */
export type Advice<M> = {
  readonly move: M;
  readonly reasons: readonly Term[];
  readonly cost?: Term;
  readonly alternative?: M;
};

/** Codes that stand for no part of a worth, but for how it compares: the only move; all others cost; all others cost more. */
export const COMPARED = ['only', 'nothing-better', 'costs-least'] as const;

const REASONS = 2;
/** A share smaller than this, in the bot's unit, is no reason. */
const LEAST = 0.05;
const NONE: Params = {};

/** A part of a worth. */
export function term(code: string, weight: number, params: Params = NONE): Term {
  return { code, params, weight };
}

/** All parts made larger or smaller by one factor. */
export function scaled(terms: readonly Term[], factor: number): Term[] {
  return terms.map((one) => ({ ...one, weight: factor * one.weight }));
}

/** The sum of some parts. */
export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

/** The one of `worths` that makes `wanted`. @throws RangeError if none does */
export function worthOfMove<M extends object>(worths: readonly Worth<M>[], wanted: M): Worth<M> {
  const name = canonicalJson(wanted);
  const found = worths.find(({ move }) => canonicalJson(move) === name);
  if (found === undefined) throw new RangeError('no move of that seat');
  return found;
}

/** What the worths say for a move where none of its parts does. */
function compared<M>(worths: readonly Worth<M>[], { move, worth }: Worth<M>): Term[] {
  if (worths.length === 1) return [term('only', 0)];
  const rest = Math.max(...worths.filter((one) => one.move !== move).map((one) => one.worth));
  if (rest > worth - LEAST) return [];
  return [term(worth < -LEAST ? 'costs-least' : 'nothing-better', worth - rest)];
}

/** Parts that say the same in the same words are one. */
function merged(terms: readonly Term[]): Term[] {
  const found = new Map<string, Term>();
  for (const one of terms) {
    const key = `${one.code} ${JSON.stringify(one.params)}`;
    found.set(key, { ...one, weight: one.weight + (found.get(key)?.weight ?? 0) });
  }
  return [...found.values()];
}

/**
 * The advice to play `chosen`, one of the moves of `worths`.
 * @param terms the parts of its worth; those without a code (an empty one) are not told
 * @param alike whether two moves differ so little that one is no alternative to the other
 */
export function adviceFrom<M>(
  worths: readonly Worth<M>[],
  chosen: Worth<M>,
  terms: readonly Term[],
  alike: (one: M, other: M) => boolean,
): Advice<M> {
  const told = merged(terms)
    .filter(({ code, weight }) => code !== '' && Math.abs(weight) >= LEAST)
    .toSorted((a, b) => b.weight - a.weight);
  const good = told.filter(({ weight }) => weight > 0).slice(0, REASONS);
  const cost = told.findLast(({ weight }) => weight < 0);
  const others = worths.filter(({ move }) => move !== chosen.move && !alike(move, chosen.move));
  const [next] = others.toSorted((a, b) => b.worth - a.worth);
  return {
    move: chosen.move,
    reasons: good.length > 0 && worths.length > 1 ? good : compared(worths, chosen),
    ...(cost !== undefined && { cost }),
    ...(next !== undefined && { alternative: next.move }),
  };
}
