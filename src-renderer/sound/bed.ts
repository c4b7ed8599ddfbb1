import type { Mood } from '../board/board.ts';
import type { MadeLoop } from './samples.ts';
import type { Output } from './output.ts';

/** How much of each part of the bed is heard, by how things stand. */
const LEVELS: Readonly<Record<Mood, Readonly<Record<MadeLoop['loop']['mood'], number>>>> = {
  calm: { always: 1, calm: 1, unrest: 0 },
  tense: { always: 0.9, calm: 0.25, unrest: 0.8 },
  lost: { always: 0.6, calm: 0, unrest: 1 },
};
/** Seconds a change of mood takes, and a part that begins or ends. */
const [CHANGES, COMES] = [12, 3];

/** Sea and wind under everything: loops of unlike length that follow how things stand on the table. */
export class Bed {
  readonly #output: Pick<Output, 'goOn'>;
  readonly #going = new Map<MadeLoop, (gain: number, seconds: number) => void>();
  #mood: Mood | null = null;

  /** @param output where it is heard */
  constructor(output: Pick<Output, 'goOn'>) {
    this.#output = output;
  }

  /** How things stand; null where no table is open, and nothing is heard. */
  set mood(mood: Mood | null) {
    if (mood === this.#mood) return;
    const seconds = mood === null || this.#mood === null ? COMES : CHANGES;
    this.#mood = mood;
    for (const [made, set] of this.#going) set(this.#level(made), seconds);
  }

  /** Begins those loops that do not go on yet. */
  take(loops: readonly MadeLoop[]): void {
    for (const made of loops.filter((one) => !this.#going.has(one))) {
      const { buffer, swell, swellRate, loop } = made;
      const set = this.#output.goOn({ buffer, swell, swellRate, pan: loop.side });
      this.#going.set(made, set);
      set(this.#level(made), COMES);
    }
  }

  /** All that went on is gone, as with its device. */
  forget(): void {
    this.#going.clear();
  }

  #level({ loop }: MadeLoop): number {
    return this.#mood === null ? 0 : LEVELS[this.#mood][loop.mood];
  }
}
