import type { Random } from '../kit/random.ts';

/** Makes one variant of a sound: adds to an empty tape, as loud as it likes. */
export type Recipe = (tape: Float32Array, random: Random) => void;
