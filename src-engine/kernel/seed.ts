import { hashText } from './hash.ts';
import { seedRng, type RngState } from './rng.ts';

/** What parts words and secret; no line of text that people type holds one. */
const BREAK = '\n';

/**
 * A seed is one text. Its words fix what everybody sees of a set-up, and anybody may know them. Behind a line break may stand
 * a secret, which fixes all that nobody is to know yet and everything drawn later. Words alone fix both.
 */
export function withSecret(words: string, secret: string): string {
  return `${words}${BREAK}${secret}`;
}

/** What a set-up is made of: numbers for what lies open in it, and the generator for everything else, which the state keeps. */
export type SetupRng = { readonly open: RngState; readonly hidden: RngState };

/**
 * The two generators of a seed; one and the same where it has no secret.
 * @param about what else tells set-ups of the same seed apart: the number of players, say.
 */
export function setupRng(seed: string, about = ''): SetupRng {
  const end = seed.lastIndexOf(BREAK);
  if (end < 0) {
    const both = seedRng(`${seed}${about}`);
    return { open: both, hidden: both };
  }
  return { open: seedRng(`${seed.slice(0, end)}${about}`), hidden: wideRng(`${seed}${about}`) };
}

/** A generator state as wide as it can be: of 32 bits, as `seedRng` has them, a secret could be found by trying all. */
function wideRng(seed: string): RngState {
  const hash = hashText(seed);
  return [0, 8, 16, 24].map((from) => Number.parseInt(hash.slice(from, from + 8), 16) | 0);
}
