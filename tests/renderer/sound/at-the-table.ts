/** A player with every sound made, over a device of the tests. */
import type { Hearing } from '#renderer/sound/output.ts';
import { Output } from '#renderer/sound/output.ts';
import type { Made, Piece } from '#renderer/sound/pieces.ts';
import { Player } from '#renderer/sound/player.ts';
import { Samples } from '#renderer/sound/samples.ts';
import { fakeDevice, settled, type FakeContext } from './fake-audio.ts';

/** All volumes as they are at first. */
export const THIRD = { table: 0.33, bed: 0.33, bell: 0.33 };

/** What says of a buffer which sound it is. */
export type Named = { readonly name: string };

/** Samples that are made at once and say their names. */
export function namedSamples(): Samples {
  const names = new Map<Float32Array, string>();
  const named = (name: string): Float32Array => {
    const samples = new Float32Array(1);
    names.set(samples, name);
    return samples;
  };
  const make = (piece: Piece): Promise<Made> =>
    Promise.resolve(
      'sound' in piece
        ? { samples: named(`${piece.sound} ${piece.variant}`) }
        : { samples: named(piece.loop), swell: named(`${piece.loop} swell`) },
    );
  const toBuffer = (samples: Float32Array): AudioBuffer =>
    ({ name: names.get(samples) ?? '' }) as unknown as AudioBuffer;
  return new Samples({ make, close: () => undefined }, toBuffer);
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
