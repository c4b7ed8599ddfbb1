import { PIECES, type Made, type Piece } from './pieces.ts';
import { BED_LOOPS, type BedLoop } from './synth/bed-loops.ts';
import type { SoundName } from './synth/catalogue.ts';
import { RATE, SWELL_RATE } from './synth/rate.ts';
import type { Maker } from './piece-maker.ts';

/** A loop of the bed, ready to be played. */
export type MadeLoop = {
  readonly loop: BedLoop;
  readonly buffer: AudioBuffer;
  readonly swell: AudioBuffer;
  readonly swellRate: number;
};

/** The least rate a buffer may have. */
const LEAST_RATE = 8000;

/** All sounds, made one piece after the other while a table is open. */
export class Samples {
  readonly #maker: Maker;
  readonly #toBuffer: (samples: Float32Array, rate: number) => AudioBuffer;
  readonly #sounds = new Map<SoundName, AudioBuffer[]>();
  readonly #loops: MadeLoop[] = [];
  #making: Promise<void> | undefined;
  #wanted = false;

  /** @param toBuffer how samples become what can be played */
  constructor(maker: Maker, toBuffer = bufferOf) {
    this.#maker = maker;
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
    return (this.#making ??= this.#makeAll(onloop).finally(() => {
      this.#making = undefined;
      this.#maker.close();
    }));
  }

  /** Makes nothing more for now. */
  stop(): void {
    this.#wanted = false;
  }

  async #makeAll(onloop: () => void): Promise<void> {
    for (const piece of PIECES.filter((one) => !this.#has(one))) {
      if (!this.#wanted) return;
      const made = await this.#maker.make(piece, () => this.#wanted);
      if (made === undefined) return;
      this.#keep(piece, made);
      if ('loop' in piece) onloop();
    }
  }

  #has(piece: Piece): boolean {
    if ('sound' in piece) return this.variants(piece.sound).length > piece.variant;
    return this.#loops.some(({ loop }) => loop.name === piece.loop);
  }

  #keep(piece: Piece, { samples, swell }: Made): void {
    if ('sound' in piece) {
      this.#sounds.set(piece.sound, [...this.variants(piece.sound), this.#toBuffer(samples, RATE)]);
      return;
    }
    const loop = BED_LOOPS.find(({ name }) => name === piece.loop);
    if (loop === undefined || swell === undefined) return;
    this.#loops.push({
      loop,
      buffer: this.#toBuffer(samples, loop.rate),
      swell: this.#toBuffer(swell, LEAST_RATE),
      swellRate: SWELL_RATE / LEAST_RATE,
    });
  }
}

function bufferOf(samples: Float32Array, rate: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, numberOfChannels: 1, sampleRate: rate });
  buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
  return buffer;
}
