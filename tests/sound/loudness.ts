import { ebur128_integrated_mono, ebur128_true_peak_mono } from 'ebur128-wasm/ebur128_wasm.js';

/** Seconds of one block of ITU-R BS.1770, and between two. */
const [BLOCK, HOP] = [0.4, 0.1];

/**
 * The loudness of a short sound in LUFS: its loudest block of 400 ms, K-weighted. The gates of BS.1770 are for programmes: over one
 * block they change nothing, and what is shorter than a block counts with the silence after it, as in a meter's momentary reading.
 */
export function loudestBlock(samples: Float32Array, rate: number): number {
  const [block, hop] = [Math.round(BLOCK * rate), Math.round(HOP * rate)];
  let most = -Infinity;
  for (let from = 0; from === 0 || from + block <= samples.length; from += hop) {
    const part = new Float32Array(block);
    part.set(samples.subarray(from, from + block));
    most = Math.max(most, ebur128_integrated_mono(rate, part));
  }
  return most;
}

/** The loudness of a programme in LUFS, gated as BS.1770 says. */
export const integrated = (samples: Float32Array, rate: number): number => ebur128_integrated_mono(rate, samples);

/** The peak between the samples, in dB of full scale. */
export const truePeak = (samples: Float32Array, rate: number): number => ebur128_true_peak_mono(rate, samples);
