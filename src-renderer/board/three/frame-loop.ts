/** Draws one frame; `elapsed` is the time since the one before, in milliseconds. */
type Draw = (elapsed: number) => void;

/** The time the first frame after a rest counts for. */
const FIRST = 1000 / 60;
/** The most time a frame counts for, so that nothing jumps where the computer was busy. */
const MOST = 100;

/**
 * Asks the browser for frames only while there is something to draw: each call of `wake` brings one frame, and whatever
 * is moving calls it again from inside. An endless loop would keep the processor busy even if it drew nothing. Time
 * stands still during a rest.
 */
export class FrameLoop {
  readonly #draw: Draw;
  #asked: number | undefined;
  #last: number | undefined;
  #stopped = false;

  /** Draws with `draw`, whenever it is wanted. */
  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** Asks for one more frame; further calls before it have no effect. */
  wake(): void {
    if (!this.#stopped) this.#asked ??= requestAnimationFrame((time) => this.#run(time));
  }

  /** Draws nothing more. */
  stop(): void {
    this.#stopped = true;
    if (this.#asked !== undefined) cancelAnimationFrame(this.#asked);
  }

  #run(time: number): void {
    this.#asked = undefined;
    const elapsed = this.#last === undefined ? FIRST : Math.min(time - this.#last, MOST);
    this.#last = time;
    try {
      this.#draw(elapsed);
    } finally {
      if (this.#asked === undefined) this.#last = undefined;
    }
  }
}
