import { LOUDNESS, SOUNDS, VARIANTS, type SoundName } from './catalogue.ts';
import { atOnce } from './kit/at-once.ts';
import { finish } from './kit/finish.ts';
import { randomOf } from './kit/random.ts';
import { RATE } from './rate.ts';
import { BELLS } from './recipes/bells.ts';
import { FLATS } from './recipes/flats.ts';
import { METAL } from './recipes/metal.ts';
import { MOODS } from './recipes/moods.ts';
import type { Recipe } from './recipes/recipe.ts';
import { SHIPS } from './recipes/ships.ts';
import { WET } from './recipes/wet.ts';
import { WOOD } from './recipes/wood.ts';

/** No hand is equally strong twice: how much louder or softer a variant may be than its class, in dB. */
const UNEVEN = 1.5;

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  ...WOOD,
  ...SHIPS,
  ...FLATS,
  ...METAL,
  ...WET,
  ...BELLS,
  ...MOODS,
};

/**
 * Makes one variant (0 to VARIANTS - 1) of a sound, pausing between its parts: one channel at RATE, at the loudness of its class,
 * the same bytes every time.
 * @throws {RangeError} where there is no such variant.
 */
export function* makeSoundSlices(name: SoundName, variant: number): Generator<void, Float32Array> {
  if (!Number.isInteger(variant) || variant < 0 || variant >= VARIANTS)
    throw new RangeError(`No variant ${String(variant)} of ${name}`);
  const { class: loud, seconds } = SOUNDS[name];
  const random = randomOf(`${name} ${String(variant)}`);
  const tape = new Float32Array(Math.floor(seconds * RATE));
  const parts = RECIPES[name](tape, random);
  if (parts !== undefined) yield* parts;
  yield;
  return finish(tape, LOUDNESS[loud] + random.between(-UNEVEN, UNEVEN));
}

/** A sound at once: see makeSoundSlices. @internal */
export const makeSound = (name: SoundName, variant: number): Float32Array => atOnce(makeSoundSlices(name, variant));
