import type { FilmSpeed } from '#main/contract/settings.ts';
import { evenLength } from '../../session/film/pace.ts';

/** Goes through moves one after another by itself until it is told to stop, or nothing is left. */
export class Replay {
  /** Whether it runs. */
  running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Runs: `next` shows the next one and says whether there is another.
   * @param count how many there are if the whole may not take longer than a film; 1 where it may
   */
  run(next: () => boolean, speed: () => FilmSpeed, count = 1): void {
    this.stop();
    this.running = true;
    const tick = (): void => {
      if (!next()) return this.stop();
      this.#timer = setTimeout(tick, evenLength(speed(), count));
    };
    tick();
  }

  /** Stops where it is. */
  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }
}
