import { createHash } from 'node:crypto';
import { makeLoop, makeSwell } from '#renderer/sound/synth/bed.ts';
import { BED_LOOPS } from '#renderer/sound/synth/bed-loops.ts';
import { VARIANTS, type SoundName } from '#renderer/sound/synth/catalogue.ts';
import { makeSound } from '#renderer/sound/synth/make-sound.ts';

const hashOf = (...parts: readonly Float32Array[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  return hash.digest('hex');
};

/** What the bytes of every sound and loop come to, made in the order given. */
export function digestOf(names: readonly SoundName[]): Record<string, string> {
  const sounds = names.map((name) => {
    const variants = Array.from({ length: VARIANTS }, (_, variant) => makeSound(name, variant));
    return [name, hashOf(...variants)] as const;
  });
  const loops = BED_LOOPS.map(({ name }) => [`bed ${name}`, hashOf(makeLoop(name), makeSwell(name))] as const);
  return Object.fromEntries([...sounds, ...loops]);
}
