import { BED_LOOPS } from './synth/bed-loops.ts';
import { SOUND_NAMES, VARIANTS, type SoundName } from './synth/catalogue.ts';

/** What is made at a time: a variant of a sound, or a loop of the bed. */
export type Piece = { readonly sound: SoundName; readonly variant: number } | { readonly loop: string };
/** Its samples, and those of its swell where it is a loop. */
export type Made = { readonly samples: Float32Array; readonly swell?: Float32Array };

const variantsAt = (variant: number): Piece[] => SOUND_NAMES.map((sound) => ({ sound, variant }));

/** All there is to make: first one variant of each sound, then the bed, then the other variants. */
export const PIECES: readonly Piece[] = [
  ...variantsAt(0),
  ...BED_LOOPS.map(({ name }) => ({ loop: name })),
  ...Array.from({ length: VARIANTS - 1 }, (_, other) => variantsAt(other + 1)).flat(),
];
