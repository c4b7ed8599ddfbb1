/** A filter of second order, by its coefficients (direct form, a0 = 1). */
export type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** Half the width of a flat passband at its edge. */
const BUTTERWORTH = Math.SQRT1_2;

function corner(hz: number, rate: number, quality: number): { cos: number; alpha: number } {
  const angle = (2 * Math.PI * Math.min(hz, rate * 0.49)) / rate;
  return { cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * quality) };
}

/** Lets through what lies below `hz`. */
export function lowPass(hz: number, rate: number, quality = BUTTERWORTH): Biquad {
  const { cos, alpha } = corner(hz, rate, quality);
  const [half, a0] = [(1 - cos) / 2, 1 + alpha];
  return [half / a0, (2 * half) / a0, half / a0, (-2 * cos) / a0, (1 - alpha) / a0];
}

/** Lets through what lies above `hz`. */
export function highPass(hz: number, rate: number, quality = BUTTERWORTH): Biquad {
  const { cos, alpha } = corner(hz, rate, quality);
  const [half, a0] = [(1 + cos) / 2, 1 + alpha];
  return [half / a0, (-2 * half) / a0, half / a0, (-2 * cos) / a0, (1 - alpha) / a0];
}

/** Lets through what lies about `hz`, the narrower the higher its quality; as loud there as it was. */
export function bandPass(hz: number, rate: number, quality: number): Biquad {
  const { cos, alpha } = corner(hz, rate, quality);
  const a0 = 1 + alpha;
  return [alpha / a0, 0, -alpha / a0, (-2 * cos) / a0, (1 - alpha) / a0];
}

/** The two last values that a filter took in and gave out: where it stands between two stretches. */
export type FilterState = { x1: number; x2: number; y1: number; y2: number };

export const atRest = (): FilterState => ({ x1: 0, x2: 0, y1: 0, y2: 0 });

/** Filters `samples` in place from `from` to before `to`, going on from `state`, which is moved along. */
export function filter(
  samples: Float32Array,
  [b0, b1, b2, a1, a2]: Biquad,
  state: FilterState = atRest(),
  from = 0,
  to = samples.length,
): void {
  let { x1, x2, y1, y2 } = state;
  for (let i = from; i < to; i += 1) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
  Object.assign(state, { x1, x2, y1, y2 });
}
