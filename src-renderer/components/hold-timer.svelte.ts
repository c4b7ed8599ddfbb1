/** How long a button must be held until it counts. */
export const HOLD_MILLISECONDS = 900;

/** Counts only once it was held long enough; letting go earlier does nothing. */
export class HoldTimer {
  /** Whether it is being held. */
  held = $state(false);
  readonly #done: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(done: () => void) {
    this.#done = done;
  }

  /** The button is pressed. */
  start(): void {
    this.stop();
    this.held = true;
    this.#timer = setTimeout(() => {
      this.stop();
      this.#done();
    }, HOLD_MILLISECONDS);
  }

  /** The button is let go. */
  stop(): void {
    clearTimeout(this.#timer);
    this.held = false;
  }
}
