/** Noise that closes in a circle: what is done to it at its end goes on at its start, so that it has no seam. */
import { atRest, filter, type Biquad } from './filters.ts';
import type { Random } from './random.ts';

/** Samples worked on before the next pause: some tenths of a millisecond. */
export const SLICE = 4096;

export function* evenNoise(samples: number, random: Random): Generator<void, Float32Array> {
  const circle = new Float32Array(samples);
  for (let i = 0; i < samples; i += 1) {
    circle[i] = random.between(-1, 1);
    if (i % SLICE === SLICE - 1) yield;
  }
  return circle;
}

/** Filters a circle in place, as if it had gone round for ever: the filter has first heard the end of it. */
export function* filterCircle(circle: Float32Array, biquad: Biquad): Generator<void, void> {
  const state = atRest();
  const ending = circle.slice(-4 * SLICE);
  filter(ending, biquad, state);
  yield;
  for (let from = 0; from < circle.length; from += SLICE) {
    filter(circle, biquad, state, from, Math.min(circle.length, from + SLICE));
    yield;
  }
}

/**
 * Takes from a circle what is louder or softer than the rest of it for `width` samples, so that no moment in it is known again.
 */
export function* evenOut(circle: Float32Array, width: number): Generator<void, Float32Array> {
  const { length } = circle;
  const square = (i: number): number => (circle[(i + length) % length] as number) ** 2;
  const half = width >> 1;
  let sum = 0;
  for (let i = -half; i < half; i += 1) sum += square(i);
  const even = new Float32Array(length);
  for (let i = 0; i < length; i += 1) {
    even[i] = (circle[i] as number) / Math.sqrt(Math.max(sum, 1e-12) / (2 * half));
    sum += square(i + half) - square(i - half);
    if (i % SLICE === SLICE - 1) yield;
  }
  return even;
}
