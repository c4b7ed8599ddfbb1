/**
 * Small natural variation for drawings: the same words give the same numbers on every machine. It decides nothing in the
 * game and knows no state.
 */
export type Dice = () => number;

/** Numbers in [0, 1) from a word (FNV-1a into mulberry32). */
export function dice(word: string): Dice {
  let state = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) state = Math.imul(state ^ word.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth wobble over [0, 1], between about -1 and 1, zero at both ends. */
export function wobble(roll: Dice): (t: number) => number {
  const waves = [2, 3, 5, 8].map((n) => ({
    n,
    phase: roll() * 2 * Math.PI,
    size: (0.5 + roll() * 0.5) / Math.sqrt(n),
  }));
  return (t) => {
    const sum = waves.reduce((total, { n, phase, size }) => total + size * Math.sin(Math.PI * n * t + phase), 0);
    return sum * Math.min(1, 6 * t, 6 * (1 - t)) * 0.8;
  };
}
