import FFT from 'fft.js';

/** The power of each band of a Fourier transform over one stretch of samples, in a Hann window; silence beyond the ends. */
export function powerAt(samples: Float32Array, from: number, size: number): Float64Array {
  const fft = new FFT(size);
  const windowed = Array.from(
    { length: size },
    (_, i) => (samples[from + i] ?? 0) * Math.sin((Math.PI * (i + 0.5)) / size) ** 2,
  );
  const out = fft.createComplexArray();
  fft.realTransform(out, windowed);
  return Float64Array.from({ length: size / 2 }, (_, k) => (out[2 * k] ?? 0) ** 2 + (out[2 * k + 1] ?? 0) ** 2);
}

/** The powers of the whole of a sound, one half window after the other. */
export function spectrogram(samples: Float32Array, size: number, hop = size / 2): Float64Array[] {
  const columns: Float64Array[] = [];
  for (let from = -size / 2; from < samples.length - size / 2 + hop; from += hop)
    columns.push(powerAt(samples, from, size));
  return columns;
}

/** Where the centre of the power of a sound lies, in hertz. */
export function centroidOf(samples: Float32Array, rate: number): number {
  const size = 2048;
  let [weighed, whole] = [0, 0];
  for (const column of spectrogram(samples, size))
    column.forEach((power, k) => {
      weighed += (power * k * rate) / size;
      whole += power;
    });
  return weighed / whole;
}
