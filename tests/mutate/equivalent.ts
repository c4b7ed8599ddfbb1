import type { Mutation } from './mutations.ts';

/** A mutation that changes nothing a test could notice, and why. It is identified by the text of the line, not its number. */
export type Equivalent = Pick<Mutation, 'file' | 'text' | 'from' | 'to'> & { readonly why: string };

const isSame = (one: Equivalent, other: Mutation): boolean =>
  one.file === other.file && one.text === other.text && one.from === other.from && one.to === other.to;

/** Why the mutation is known to be equivalent, or undefined. */
export function whyEquivalent(known: readonly Equivalent[], mutation: Mutation): string | undefined {
  return known.find((one) => isSame(one, mutation))?.why;
}

/** The known equivalents that match no mutation any more. */
export function stale(known: readonly Equivalent[], mutations: readonly Mutation[]): Equivalent[] {
  return known.filter((one) => !mutations.some((mutation) => isSame(one, mutation)));
}
