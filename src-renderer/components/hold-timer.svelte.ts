/** How long a button is held until it counts. */
export const HOLD_MILLISECONDS = 900;

/** Something that counts once it has been held long enough; letting go before does nothing. */
export class HoldTimer {
  held = $state(false);
  readonly #done: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(done: () => void) {
    this.#done = done;
  }

  start(): void {
    this.stop();
    this.held = true;
    this.#timer = setTimeout(() => {
      this.stop();
      this.#done();
    }, HOLD_MILLISECONDS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.held = false;
  }
}
