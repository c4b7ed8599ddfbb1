import { on } from 'svelte/events';
import { spotOn, type Speaker, type Spot } from './spot.ts';

/** Where somebody who speaks lies over the board. To be made while a component is. */
export class BoardSpot {
  #spot = $state.raw<Spot>();
  #resized = $state(0);

  /**
   * @param changes reads all that may bring them elsewhere
   * @param speaker who speaks; undefined where nobody does. It is asked in the two frames after a change, when everything on the board has its place.
   * @param found may refuse what was found, or keep in mind that nothing was
   */
  constructor(
    changes: () => unknown,
    speaker: () => Speaker | undefined,
    found: (spot: Spot | undefined) => Spot | undefined = (spot) => spot,
  ) {
    $effect(() => on(window, 'resize', () => (this.#resized += 1)));
    $effect(() => {
      void [changes(), this.#resized];
      const look = (): void => {
        const speaks = speaker();
        this.#spot = found(speaks && spotOn(speaks, this.#spot));
      };
      // Once more in the frame after: a board that comes up or flies somewhere has its targets in place only then.
      let frame = requestAnimationFrame(() => {
        look();
        frame = requestAnimationFrame(look);
      });
      return () => cancelAnimationFrame(frame);
    });
  }

  /** The place; undefined while none is found. */
  get now(): Spot | undefined {
    return this.#spot;
  }

  /** The same as an inline style; nothing while none is found. */
  get style(): string | undefined {
    if (this.#spot === undefined) return undefined;
    const { left, top, right, bottom } = this.#spot;
    return `left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px`;
  }
}
