/** A player with every sound made, over a device of the tests. */
import type { Hearing } from '#renderer/sound/output.ts';
import { Output } from '#renderer/sound/output.ts';
import { Player } from '#renderer/sound/player.ts';
import { Samples } from '#renderer/sound/samples.ts';
import { fakeDevice, settled, type FakeContext } from './fake-audio.ts';

/** All volumes as they are at first. */
export const THIRD = { table: 0.33, bed: 0.33, bell: 0.33 };

/** What says of a buffer which sound it is. */
export type Named = { readonly name: string };

/** Samples that are made at once and say their names. */
export function namedSamples(): Samples {
  const names: string[] = [];
  const named = (name: string): Float32Array => {
    names.push(name);
    return new Float32Array(1);
  };
  return new Samples(
    {
      sound: (name, variant) => named(`${name} ${variant}`),
      // eslint-disable-next-line require-yield -- it is made at once
      *loop(name) {
        return named(name);
      },
      swell: (name) => named(`${name} swell`),
    },
    (work) => queueMicrotask(() => work(() => 50)),
    () => ({ name: names.at(-1) ?? '' }) as unknown as AudioBuffer,
  );
}

/** A player at an open table. */
export async function atTheTable({ awake = true, volumes = THIRD } = {}) {
  const fake = fakeDevice();
  const hearings: Hearing[] = [];
  const output = new Output(fake.device, (now) => {
    hearings.push(now);
    player.heard(now);
  });
  const samples = namedSamples();
  const player = new Player(output, samples);
  player.open = true;
  player.mood = 'calm';
  player.set({ on: true, volumes });
  if (awake) player.wake();
  await settled();
  const context = (): FakeContext => fake.opened.at(-1) as FakeContext;
  /** The names of what is heard, and when. */
  const heard = (): [string, number][] =>
    context().heard.map(({ buffer, at }) => [(buffer as Named).name, Math.round(1000 * at)]);
  return { ...fake, player, samples, hearings, context, heard };
}
