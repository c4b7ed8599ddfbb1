import { pick, streamOf, type Rng } from '#engine/kernel/rng.ts';

/** Chance of one picture: the same seed gives the same picture. */
export class Chance {
  readonly #rng: Rng;

  constructor(seed: string) {
    this.#rng = streamOf(seed);
  }

  /** A number from `from` up to `to`. */
  number(from: number, to: number): number {
    return from + ((to - from) * pick(this.#rng, 1 << 16)) / (1 << 16);
  }

  /** A slow noise along a line, from -1 to 1; `step` is how many units one swing takes. */
  noise(step: number): (along: number) => number {
    const values = Array.from({ length: 64 }, () => this.number(-1, 1));
    return (along) => {
      const at = along / step;
      const whole = Math.floor(at);
      const part = at - whole;
      const ease = part * part * (3 - 2 * part);
      const value = (index: number): number => values[((index % 64) + 64) % 64] as number;
      return value(whole) * (1 - ease) + value(whole + 1) * ease;
    };
  }
}
