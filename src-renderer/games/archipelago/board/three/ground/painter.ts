import { nameOf, slim, type Around } from './around.ts';
import { Kept } from './kept.ts';
import type { Sheet } from './paint-tile.ts';

/** A picture that is asked for. */
export type Wanted = { readonly name: string; readonly around: Around; readonly sheet: Sheet };
/** A picture that was painted. */
export type Painted = { readonly name: string; readonly bytes: Uint8Array };

/** Pictures of tiles stay as long as they fit into this, for the next table too. */
const ROOM = 24 * 2 ** 20;
const kept = new Kept(ROOM);

/** What a picture is kept under. */
export const pictureName = (around: Around, { size, baked }: Sheet): string =>
  `${nameOf(around)}/${size}${baked ? 'baked' : ''}`;

/** A thread of its own that paints tiles, one after another. */
type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const startThread = (): Thread => new Worker(new URL('./ground-worker.ts', import.meta.url), { type: 'module' });

/** The first picture of a table does not share its time with a thread that starts. */
const PAUSE = 50;

/** Paints tiles beside everything else. Where no thread can be started, nothing is painted. */
export class Painter {
  readonly #start: () => Thread;
  #thread: Thread | undefined;
  #gone = false;
  #starting: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<
    string,
    Wanted & { readonly keeps: boolean; readonly done: (bytes: Uint8Array) => void }
  >();

  /** @param start starts the thread; whatever it throws means that there is none */
  constructor(start: () => Thread = startThread) {
    this.#start = start;
  }

  /** Whether anything that was asked for is still to be painted. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** The picture, where it was painted before. */
  known(around: Around, sheet: Sheet): Uint8Array | undefined {
    return kept.get(pictureName(around, sheet));
  }

  /** Asks for a picture; `done` hears of it unless it is never painted. @param keeps whether it is known from then on */
  paint(around: Around, sheet: Sheet, done: (bytes: Uint8Array) => void, keeps = true): void {
    if (this.#gone) return;
    const name = pictureName(around, sheet);
    const asked = this.#waiting.get(name);
    this.#waiting.set(name, { ...(asked ?? { name, around: slim(around), sheet }), keeps, done });
    if (asked) return;
    if (this.#thread) this.#send(name);
    else this.#starting ??= setTimeout(() => this.#begin(), PAUSE);
  }

  /** Ends the thread; nothing is heard of what was asked for. */
  dispose(): void {
    this.#gone = true;
    clearTimeout(this.#starting);
    this.#waiting.clear();
    this.#thread?.terminate();
    this.#thread = undefined;
  }

  #begin(): void {
    try {
      this.#thread = this.#start();
    } catch {
      this.dispose();
      return;
    }
    this.#thread.onmessage = ({ data }: MessageEvent<Painted>) => this.#hear(data);
    this.#thread.onerror = () => this.dispose();
    for (const name of this.#waiting.keys()) this.#send(name);
  }

  #send(name: string): void {
    const wanted = this.#waiting.get(name);
    if (!wanted) return;
    const { around, sheet } = wanted;
    this.#thread?.postMessage({ name, around, sheet } satisfies Wanted);
  }

  #hear({ name, bytes }: Painted): void {
    const wanted = this.#waiting.get(name);
    this.#waiting.delete(name);
    if (wanted?.keeps !== false) kept.set(name, bytes);
    wanted?.done(bytes);
  }
}
