import FFT from 'fft.js';
import { RATE } from '#renderer/sound/synth/rate.ts';
import { spectrogram } from './spectrum.ts';

const energyOf = (samples: Float32Array): number => samples.reduce((sum, value) => sum + value * value, 0);

/** How alike two waves are, at whatever time they fit best: 1 where one is the other, louder or later. */
export function correlation(one: Float32Array, other: Float32Array): number {
  const size = 2 ** Math.ceil(Math.log2(one.length + other.length));
  const fft = new FFT(size);
  const [a, b] = [one, other].map((samples) => {
    const [padded, out] = [new Array<number>(size).fill(0), fft.createComplexArray()];
    samples.forEach((value, i) => (padded[i] = value));
    fft.realTransform(out, padded);
    fft.completeSpectrum(out);
    return out;
  }) as [number[], number[]];
  const product = fft.createComplexArray() as number[];
  for (let k = 0; k < size; k += 1) {
    const [ar, ai, br, bi] = [a[2 * k] ?? 0, a[2 * k + 1] ?? 0, b[2 * k] ?? 0, b[2 * k + 1] ?? 0];
    product[2 * k] = ar * br + ai * bi;
    product[2 * k + 1] = ai * br - ar * bi;
  }
  const back = fft.createComplexArray() as number[];
  fft.inverseTransform(back, product);
  const most = back.reduce((top, value, i) => (i % 2 === 0 ? Math.max(top, Math.abs(value)) : top), 0);
  return most / Math.sqrt(energyOf(one) * energyOf(other));
}

/** The edges of half octaves from 60 Hz up. */
const EDGES = Array.from({ length: 17 }, (_, i) => 60 * 2 ** (i / 2));

/** What is so many dB below the loudest does not count. */
const FLOOR = -50;

/** What is heard of a sound: the loudness of every half octave every 16 ms, in dB below the loudest. */
export function heard(samples: Float32Array): number[] {
  const size = 1024;
  const columns = spectrogram(samples, size).map((column) =>
    EDGES.slice(1).map((high, i) =>
      column.reduce((sum, power, k) => {
        const hz = (k * RATE) / size;
        return hz >= (EDGES[i] ?? 0) && hz < high ? sum + power : sum;
      }, 1e-30),
    ),
  );
  const top = Math.max(...columns.flat());
  return columns.flat().map((power) => Math.max(FLOOR, 10 * Math.log10(power / top)));
}

/** How far two sounds lie apart in what is heard of them: dB between them, on average over all times and half octaves with sound. */
export function distance(one: readonly number[], other: readonly number[]): number {
  const apart = Array.from(
    { length: Math.max(one.length, other.length) },
    (_, i) => [one[i] ?? FLOOR, other[i] ?? FLOOR] as const,
  )
    .filter((pair) => Math.max(...pair) > FLOOR)
    .map(([x, y]) => Math.abs(x - y));
  return apart.reduce((sum, value) => sum + value, 0) / apart.length;
}
