import { RATE } from '../rate.ts';
import { filter, highPass, type Biquad } from './filters.ts';

/** Seconds over which loudness is taken, as ITU-R BS.1770 does. */
const WINDOW = 0.4;
/** Between two windows. */
const HOP = 0.1;

/** The head's part of the K-weighting: 4 dB more above 1.7 kHz (a high shelf). */
function shelf(rate: number): Biquad {
  const angle = (2 * Math.PI * 1681.97) / rate;
  const amplitude = 10 ** (3.99984 / 40);
  const [cos, alpha] = [Math.cos(angle), Math.sin(angle) / (2 * 0.70718)];
  const [more, less, root] = [amplitude + 1, amplitude - 1, 2 * Math.sqrt(amplitude) * alpha];
  const a0 = more - less * cos + root;
  return [
    (amplitude * (more + less * cos + root)) / a0,
    (-2 * amplitude * (less + more * cos)) / a0,
    (amplitude * (more + less * cos - root)) / a0,
    (2 * (less - more * cos)) / a0,
    (more - less * cos - root) / a0,
  ];
}

/** The loudness of a sound in LUFS: its loudest 400 ms after the K-weighting; what is shorter counts with the silence after it. */
export function loudnessOf(sound: Float32Array, rate = RATE): number {
  const heard = sound.slice();
  filter(heard, shelf(rate));
  filter(heard, highPass(38.1355, rate, 0.500327));
  const [window, hop] = [Math.round(WINDOW * rate), Math.round(HOP * rate)];
  let most = 0;
  for (let from = 0; from === 0 || from + window <= heard.length; from += hop) {
    let sum = 0;
    for (const value of heard.subarray(from, from + window)) sum += value * value;
    most = Math.max(most, sum / window);
  }
  return -0.691 + 10 * Math.log10(most);
}
