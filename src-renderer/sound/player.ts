import type { Mood } from '../board/board.ts';
import type { Samples } from './samples.ts';
import { Bed } from './bed.ts';
import { laneOf, type Cue, type Lane } from './cue.ts';
import type { Hearing, Output } from './output.ts';
import { spaced } from './spacing.ts';
import type { SoundName } from './synth/catalogue.ts';
import { variationOf } from './variation.ts';

/** Seconds from one sound to the next at least; and while somebody runs through what happened. */
const [GAP, HELD_GAP] = [0.09, 0.2];

/** A sound that is about to begin. */
type Pending = { readonly cue: Cue; readonly at: number; readonly variant: number; readonly end: () => void };

/** Plays what is to be heard. Which variant, when and how loud follows from the cues and from the clock alone. */
export class Player {
  readonly #output: Output;
  readonly #samples: Samples;
  readonly #bed: Bed;
  #pending: readonly Pending[] = [];
  /** The variant of each sound that was heard last, and when the last sound began. */
  readonly #last = new Map<SoundName, number>();
  #lastAt = -Infinity;
  #hushed = false;
  #on = false;
  #open = false;
  #hidden = false;
  #device = true;
  /** Nothing rings any more since the last table was left. */
  #gone = false;

  constructor(output: Output, samples: Samples) {
    this.#output = output;
    this.#samples = samples;
    this.#bed = new Bed(output);
  }

  /** Sets the volumes, each from 0 to 1; `on` is whether anything is heard at all. */
  set({ on, volumes }: { on: boolean; volumes: Readonly<Record<Lane, number>> }): void {
    const silent = { table: 0, bed: 0, bell: 0 };
    this.#output.volumes = on ? volumes : silent;
    this.#on = on && Object.values(volumes).some((volume) => volume > 0);
    this.#listened();
    this.#work();
  }

  /** A table is open, or none any more; what rings goes on ringing until `rest`. */
  set open(open: boolean) {
    this.#open = open;
    if (open) this.#gone = false;
    else this.mood = null;
    this.#listened();
    this.#work();
  }

  /** Gives the device back, unless a table has been opened meanwhile. */
  rest(): void {
    this.#gone = !this.#open;
    this.#listened();
  }

  /** How things stand on the table. */
  set mood(mood: Mood | null) {
    this.#bed.mood = mood;
  }

  /** Somebody looks at what is theirs alone: nothing is heard, and what was about to be is dropped. */
  set hushed(hushed: boolean) {
    this.#hushed = hushed;
    if (hushed) {
      this.#settle(this.#output.clock ?? Infinity);
      this.#drop();
    }
    this.#output.hushed = hushed;
  }

  /** The window is hidden, or is seen again. What happens meanwhile is not heard later. */
  set hidden(hidden: boolean) {
    this.#hidden = hidden;
    this.#listened();
  }

  /** Somebody has pressed something: a browser lets sound begin only then. */
  wake(): void {
    if (this.#on) this.#output.wake();
  }

  /** What the output says of itself. */
  heard(hearing: Hearing): void {
    this.#pending = [];
    this.#lastAt = -Infinity;
    this.#device = hearing !== 'no-device';
    if (hearing !== 'heard') this.#bed.forget();
    this.#work();
  }

  /**
   * Plays cues within the seconds they are shown for. Those that were about to begin compete with them.
   * @param held somebody runs through what happened: few are heard, those that weigh most
   */
  play(cues: readonly Cue[], length: number, held = false): void {
    const { clock } = this.#output;
    if (clock === undefined || this.#hushed || !this.#on || cues.length === 0) return;
    this.#settle(clock);
    const waiting = this.#pending.map(({ cue }) => cue);
    this.#drop();
    const gap = held ? HELD_GAP : GAP;
    const from = Math.max(clock, this.#lastAt + gap);
    const last = new Map(this.#last);
    this.#pending = spaced([...waiting, ...cues], { from, length, gap }).flatMap(({ cue, at }) =>
      this.#begin(cue, at, last),
    );
  }

  #listened(): void {
    this.#output.away = this.#hidden || this.#gone || !this.#on;
  }

  #begin(cue: Cue, at: number, last: Map<SoundName, number>): Pending[] {
    const made = this.#samples.variants(cue.sound);
    if (made.length === 0) return [];
    const { variant, rate, louder } = variationOf(cue, made.length, last.get(cue.sound));
    const buffer = made[variant];
    if (buffer === undefined) return [];
    last.set(cue.sound, variant);
    const gain = 10 ** ((cue.louder + louder) / 20);
    const end = this.#output.play({ buffer, lane: laneOf(cue.sound), at, rate, gain, pan: cue.pan });
    return [{ cue, at, variant, end }];
  }

  /** Those that have begun are not about to any more. */
  #settle(clock: number): void {
    for (const { cue, at, variant } of this.#pending.filter(({ at: start }) => start <= clock)) {
      this.#last.set(cue.sound, variant);
      this.#lastAt = at;
    }
    this.#pending = this.#pending.filter(({ at }) => at > clock);
  }

  #drop(): void {
    for (const { end } of this.#pending) end();
    this.#pending = [];
  }

  /** Makes sounds while they may be heard, and begins the bed. */
  #work(): void {
    if (!this.#on || !this.#open || !this.#device) return this.#samples.stop();
    const begin = (): void => {
      if (this.#output.clock !== undefined) this.#bed.take(this.#samples.loops);
    };
    begin();
    this.#samples.make(begin).catch(console.error);
  }
}
