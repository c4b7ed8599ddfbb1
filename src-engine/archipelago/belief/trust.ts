import { defined } from '../../kernel/defined.ts';

/**
 * What the moves of each seat say about what it holds: by hand (see `handKey`), the logarithm of how likely they were with it, less that of
 * the likeliest hand. A hand that is not named is as likely as the best one.
 */
export type ObjectiveBelief = { readonly seats: readonly Readonly<Record<string, number>>[] };

/**
 * The share of players who are taken to work for something else than what they hold, by mistake or to deceive: what loses least at tables of
 * stewards of whom one plays an objective it does not hold. Whoever deceives is believed all the same; nobody could be told apart who acts
 * alike, so that to be deceived by a fiftieth at most would leave hardly anything to conclude from the others.
 */
export const DOUBT = 0.25;

/** The name of a hand of objectives. */
export function handKey(hand: readonly string[]): string {
  return [...hand].sort().join(' ');
}

/** What a seat has done says of each of `hands`: as logarithms, none of them normed. */
export function saidOf(hands: readonly (readonly string[])[], said: Readonly<Record<string, number>>): number[] {
  return hands.map((hand) => said[handKey(hand)] ?? 0);
}

/** How likely each of several hands is by the logarithms of what speaks for it, summing to 1; none falls below its even share of the doubt. */
export function trustedWeights(logs: readonly number[]): number[] {
  const best = Math.max(...logs);
  const raw = logs.map((log) => Math.exp(log - best));
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return raw.map((weight) => ((1 - DOUBT) * weight) / sum + DOUBT / logs.length);
}

/** What is said of a seat once more has been seen: `logs` are the logarithms of how likely it was with each of `hands`. */
export function withEvidence(
  said: Readonly<Record<string, number>>,
  hands: readonly (readonly string[])[],
  logs: readonly number[],
): Readonly<Record<string, number>> {
  const sums = hands.map((hand, index) => (said[handKey(hand)] ?? 0) + defined(logs[index]));
  const best = Math.max(...sums);
  return Object.fromEntries(hands.map((hand, index) => [handKey(hand), rounded(defined(sums[index]) - best)]));
}

/** To a thousandth: more would only be carried along. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
