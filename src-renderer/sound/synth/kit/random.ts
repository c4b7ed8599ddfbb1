import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance for one sound: the same word always gives the same numbers. */
export type Random = {
  /** At least 0, less than 1. */
  unit: () => number;
  /** Evenly between two numbers. */
  between: (low: number, high: number) => number;
  /** `value`, up to `part` of it more or less. */
  near: (value: number, part: number) => number;
  /** Seconds until the next of events that come by chance, `rate` of them a second. */
  gap: (rate: number) => number;
};

/** A whole number of 32 bits from a word (FNV-1a). */
function seedOf(word: string): number {
  let seed = 0x811c9dc5;
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
  return seed;
}

export function randomOf(word: string): Random {
  const generator = xoroshiro128plus(seedOf(word));
  const unit = (): number => (generator.next() >>> 0) / 2 ** 32;
  const between = (low: number, high: number): number => low + (high - low) * unit();
  return {
    unit,
    between,
    near: (value, part) => value * between(1 - part, 1 + part),
    gap: (rate) => -Math.log(1 - unit()) / rate,
  };
}
