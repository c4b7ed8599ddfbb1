import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { hashText } from './hash.ts';
import { seedRng, type Rng, type RngState } from './rng.ts';

/** Separates the two parts of a seed: a text that players type on one line never contains it. */
const BREAK = '\n';

/**
 * Joins the two parts of a seed. The public part, which players may type and anybody may know, determines everything
 * public in a set-up. The secret part, after a line break, determines all that is hidden and everything drawn later. A
 * seed without a secret part determines both.
 */
export function withSecret(words: string, secret: string): string {
  return `${words}${BREAK}${secret}`;
}

/** Whether no seed with words led to it: that of a campaign which begins at a position of another. */
export function hasNoWords(seed: string): boolean {
  return seed.startsWith(BREAK);
}

/**
 * The two generators of a set-up: `open` for everything public, `hidden` for everything else. The state keeps `hidden`.
 */
export type SetupRng = { readonly open: RngState; readonly hidden: RngState };

/**
 * The two generators of a seed; the same one twice if the seed has no secret part.
 * @param about added to the seed to tell set-ups of the same seed apart, for example the number of players
 */
export function setupRng(seed: string, about = ''): SetupRng {
  const end = seed.lastIndexOf(BREAK);
  if (end < 0) {
    const both = seedRng(`${seed}${about}`);
    return { open: both, hidden: both };
  }
  return { open: seedRng(`${seed.slice(0, end)}${about}`), hidden: wideRng(`${seed}${about}`) };
}

/** A separate generator for what follows from `secret` alone: as hard to guess as the secret itself, up to 128 bits. */
export function secretStream(secret: string): Rng {
  return xoroshiro128plusFromState(wideRng(secret));
}

/** A 128-bit generator state: with only 32 bits, as in `seedRng`, a secret could be found by trying all of them. */
function wideRng(seed: string): RngState {
  const hash = hashText(seed);
  return [0, 8, 16, 24].map((from) => Number.parseInt(hash.slice(from, from + 8), 16) | 0);
}
