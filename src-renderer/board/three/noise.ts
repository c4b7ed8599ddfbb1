/** Texels on a side of the field. */
const SIDE = 512;
/** Waves of the coarsest octave across the field, and of the finest. */
const [COARSE, FINE] = [8, 256];
/** How much of an octave the next finer one has. */
const GAIN = 0.55;

let field: Float32Array | undefined;

/**
 * Value noise from 0 to 1 that repeats every unit in both directions: what grows, wears and flows unevenly. The same everywhere
 * and every time.
 */
export function noise(u: number, v: number): number {
  const known = (field ??= makeField());
  // No pairs: this is asked millions of times.
  const x = (u - Math.floor(u)) * SIDE;
  const y = (v - Math.floor(v)) * SIDE;
  const i = Math.floor(x) % SIDE;
  const j = Math.floor(y) % SIDE;
  const i1 = (i + 1) % SIDE;
  const row = j * SIDE;
  const next = ((j + 1) % SIDE) * SIDE;
  const a = x - Math.floor(x);
  const b = y - Math.floor(y);
  const above = (known[row + i] ?? 0) * (1 - a) + (known[row + i1] ?? 0) * a;
  const below = (known[next + i] ?? 0) * (1 - a) + (known[next + i1] ?? 0) * a;
  return above * (1 - b) + below * b;
}

function makeField(): Float32Array {
  const sum = new Float32Array(SIDE * SIDE);
  let weight = 1;
  let whole = 0;
  for (let waves = COARSE; waves <= FINE; waves *= 2) {
    addOctave(sum, waves, weight);
    whole += weight;
    weight *= GAIN;
  }
  return sum.map((value) => value / whole);
}

/** Adds smooth values between random ones on a grid of so many waves. */
function addOctave(sum: Float32Array, waves: number, weight: number): void {
  const step = waves / SIDE;
  for (let y = 0; y < SIDE; y++) {
    const j = Math.floor(y * step);
    const v = ease(y * step - j);
    for (let x = 0; x < SIDE; x++) {
      const i = Math.floor(x * step);
      const u = ease(x * step - i);
      const [left, right] = [i % waves, (i + 1) % waves];
      const [top, bottom] = [j % waves, (j + 1) % waves];
      const above = hash(left, top, waves) * (1 - u) + hash(right, top, waves) * u;
      const below = hash(left, bottom, waves) * (1 - u) + hash(right, bottom, waves) * u;
      sum[y * SIDE + x] = (sum[y * SIDE + x] ?? 0) + weight * (above * (1 - v) + below * v);
    }
  }
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** A number from 0 to 1 from a place on a grid (integer hash of Wang’s kind). */
function hash(x: number, y: number, grid: number): number {
  let n = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(grid, 2147483647);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}
