import type { Random } from '../kit/random.ts';

/** Makes one variant of a sound: adds to an empty tape, as loud as it likes. */
type QuickRecipe = (tape: Float32Array, random: Random) => void;
/** One that takes long, and pauses between its parts. */
type LongRecipe = (tape: Float32Array, random: Random) => Generator<void, void>;
/** Either of them. */
export type Recipe = QuickRecipe | LongRecipe;
