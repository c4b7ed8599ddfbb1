/** For how long nothing is pressed until presses count again. */
export const QUIET = 500;

/**
 * Keeps presses meant for one person from counting for the next: after a change of person none counts until nothing was
 * pressed for a while. Whoever keeps pressing only waits longer.
 */
export class PressGuard {
  #deadUntil = 0;

  /** Another person decides now, at `now` milliseconds. */
  change(now: number): void {
    this.#deadUntil = now + QUIET;
  }

  /** Whether a press at `now` counts. One that does not makes the next wait anew. */
  press(now: number): boolean {
    if (now >= this.#deadUntil) return true;
    this.#deadUntil = now + QUIET;
    return false;
  }

  /** Milliseconds until presses count if nothing is pressed meanwhile; 0 if they do. */
  left(now: number): number {
    return Math.max(0, this.#deadUntil - now);
  }
}

/** Fields in which a space is written. */
const WRITTEN_IN = 'textarea, input:not([type]), input[type="text"], input[type="search"]';

/** Whether a key presses what has the focus: Enter, and Space anywhere but in a field to write in. */
export function isPress({ key, target }: KeyboardEvent): boolean {
  if (key === ' ') return !(target instanceof Element && target.matches(WRITTEN_IN));
  return key === 'Enter';
}

/** Whether something lies in what is only read: no press there can decide anything in the place of another person. */
export function isRead(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-reads]') !== null;
}
