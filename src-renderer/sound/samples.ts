import { inIdleTime, type Idle } from './idle.ts';
import { BED_LOOPS, type BedLoop } from './synth/bed-loops.ts';
import { SOUND_NAMES, VARIANTS, type SoundName } from './synth/catalogue.ts';
import { RATE, SWELL_RATE } from './synth/rate.ts';

/** What makes the samples. */
export type Makers = {
  readonly sound: (name: SoundName, variant: number) => Float32Array;
  readonly loop: (name: string) => Generator<void, Float32Array>;
  readonly swell: (name: string) => Float32Array;
};

/** A loop of the bed, ready to be played. */
export type MadeLoop = {
  readonly loop: BedLoop;
  readonly buffer: AudioBuffer;
  readonly swell: AudioBuffer;
  readonly swellRate: number;
};

/** The least rate a buffer may have. */
const LEAST_RATE = 8000;

/** All sounds, made one after the other while the window has nothing else to do: first one of each, then the bed, then the other variants. */
export class Samples {
  readonly #makers: Makers;
  readonly #idle: Idle;
  readonly #toBuffer: (samples: Float32Array, rate: number) => AudioBuffer;
  readonly #sounds = new Map<SoundName, AudioBuffer[]>();
  readonly #loops: MadeLoop[] = [];
  #making: Promise<void> | undefined;
  #wanted = false;

  /** @param toBuffer how samples become what can be played */
  constructor(makers: Makers, idle: Idle, toBuffer = bufferOf) {
    this.#makers = makers;
    this.#idle = idle;
    this.#toBuffer = toBuffer;
  }

  /** The loops that are made. */
  get loops(): readonly MadeLoop[] {
    return this.#loops;
  }

  /** The variants of a sound that are made. */
  variants(name: SoundName): readonly AudioBuffer[] {
    return this.#sounds.get(name) ?? [];
  }

  /**
   * Makes what is missing, until all is there or `stop` is called.
   * @param onloop is told of each loop that is made
   * @returns resolves once nothing more is made
   */
  make(onloop: () => void): Promise<void> {
    this.#wanted = true;
    return (this.#making ??= inIdleTime(this.#work(onloop), this.#idle, () => this.#wanted).finally(() => {
      this.#making = undefined;
    }));
  }

  /** Makes nothing more for now. */
  stop(): void {
    this.#wanted = false;
  }

  *#work(onloop: () => void): Generator<void> {
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      yield* this.#variant(variant);
      if (variant === 0) yield* this.#bed(onloop);
    }
  }

  *#variant(variant: number): Generator<void> {
    for (const name of SOUND_NAMES) {
      const made = this.#sounds.get(name) ?? [];
      if (made.length > variant) continue;
      this.#sounds.set(name, [...made, this.#toBuffer(this.#makers.sound(name, variant), RATE)]);
      yield;
    }
  }

  *#bed(onloop: () => void): Generator<void> {
    for (const loop of BED_LOOPS.slice(this.#loops.length)) {
      const buffer = this.#toBuffer(yield* this.#makers.loop(loop.name), loop.rate);
      yield;
      const swell = this.#toBuffer(this.#makers.swell(loop.name), LEAST_RATE);
      this.#loops.push({ loop, buffer, swell, swellRate: SWELL_RATE / LEAST_RATE });
      onloop();
      yield;
    }
  }
}

function bufferOf(samples: Float32Array, rate: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, numberOfChannels: 1, sampleRate: rate });
  buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
  return buffer;
}
