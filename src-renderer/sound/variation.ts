import { randomOf } from './synth/kit/random.ts';
import type { Cue } from './cue.ts';
import { isBell } from './cue.ts';

/** How a sound is varied: which of its variants it is, how fast it is played, and how much louder in decibels. */
export type Variation = { readonly variant: number; readonly rate: number; readonly louder: number };

/** How far pitch and loudness stray. A bell keeps its pitch. */
const [PITCH, DECIBELS] = [0.035, 1.2];
/** Words that are nearly alike begin alike: so many numbers are passed over. */
const PASSED_OVER = 4;

/**
 * How a cue is varied: by its word alone, and never as the variant heard last.
 * @param made how many variants there are to choose from, at least one
 * @param last the variant heard last; undefined for none
 */
export function variationOf({ word, sound }: Pick<Cue, 'word' | 'sound'>, made: number, last?: number): Variation {
  const random = randomOf(`${word} ${sound}`);
  for (let passed = 0; passed < PASSED_OVER; passed += 1) random.unit();
  const free = Array.from({ length: made }, (_, variant) => variant).filter((variant) => variant !== last);
  const variant = free[Math.floor(random.unit() * free.length)] ?? 0;
  const rate = isBell(sound) ? 1 : random.near(1, PITCH);
  return { variant, rate, louder: random.between(-DECIBELS, DECIBELS) };
}
