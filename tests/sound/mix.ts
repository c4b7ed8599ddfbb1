import { makeLoop, makeSwell } from '#renderer/sound/synth/bed.ts';
import { BED_LOOPS, type BedLoop, type Mood } from '#renderer/sound/synth/bed-loops.ts';
import { SWELL_RATE } from '#renderer/sound/synth/rate.ts';

/** The loops heard in one of the two moods. */
export const loopsIn = (mood: Exclude<Mood, 'always'>): readonly BedLoop[] =>
  BED_LOOPS.filter((loop) => loop.mood === 'always' || loop.mood === mood);

/** So many seconds of loops with their swells, as a window plays them, in one channel. */
export function mixOf(loops: readonly BedLoop[], seconds: number, rate: number): Float32Array {
  const mix = new Float32Array(seconds * rate);
  for (const { name, rate: own } of loops) {
    const [loop, swell] = [makeLoop(name), makeSwell(name)];
    const [step, perPoint] = [own / rate, rate / SWELL_RATE];
    for (let i = 0; i < mix.length; i += 1) {
      const [point, part] = [Math.floor(i / perPoint), (i % perPoint) / perPoint];
      const [from, to] = [swell[point % swell.length] ?? 0, swell[(point + 1) % swell.length] ?? 0];
      // Between two samples as a source does it, in a straight line.
      const at = i * step;
      const [left, right] = [loop[Math.floor(at) % loop.length] ?? 0, loop[Math.ceil(at) % loop.length] ?? 0];
      mix[i] = (mix[i] ?? 0) + (left + (right - left) * (at % 1)) * (from + (to - from) * part);
    }
  }
  return mix;
}

/** The loudness of each tenth of a second, in dB. */
export function envelopeOf(mix: Float32Array, rate: number): number[] {
  const width = rate / 10;
  return Array.from({ length: Math.floor(mix.length / width) }, (_, i) => {
    const part = mix.subarray(i * width, (i + 1) * width);
    return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 1e-12) / width);
  });
}

/** What of an envelope changes within about two seconds: the grain of the noise, without its breath. */
export function grainOf(envelope: readonly number[]): number[] {
  const half = 10;
  return envelope.map((value, i) => {
    const about = envelope.slice(Math.max(0, i - half), i + half + 1);
    return value - about.reduce((sum, one) => sum + one, 0) / about.length;
  });
}

/** How like itself an envelope is `lag` tenths of a second later: 1 where it repeats. */
export function likenessAfter(envelope: readonly number[], lag: number): number {
  const mean = envelope.reduce((sum, value) => sum + value, 0) / envelope.length;
  let [product, one, other] = [0, 0, 0];
  for (let i = lag; i < envelope.length; i += 1) {
    const [now, then] = [(envelope[i] ?? 0) - mean, (envelope[i - lag] ?? 0) - mean];
    product += now * then;
    one += now * now;
    other += then * then;
  }
  return product / Math.sqrt(one * other);
}
