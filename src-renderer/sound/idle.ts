/** What tells when the window has nothing else to do, and for how many milliseconds. */
export type Idle = (work: (left: () => number) => void) => void;

/** In so many milliseconds a slice is done where the window is never idle. */
const AT_LATEST = 1500;
/** A slice is begun only where so many milliseconds are left. */
const LEAST = 12;

/** The window's own. */
export const windowIdle: Idle = (work) =>
  void requestIdleCallback((deadline) => work(() => deadline.timeRemaining()), { timeout: AT_LATEST });

/**
 * Does some work slice by slice, each when the window has nothing else to do. What goes wrong ends it.
 * @param work yields between its slices
 * @param wanted whether it goes on; looked at before each slice
 * @returns resolves once it is done or not wanted any longer
 */
export function inIdleTime(work: Iterator<unknown>, idle: Idle, wanted: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const slices = (left: () => number): void => {
      try {
        do if (!wanted() || work.next().done === true) return resolve();
        while (left() > LEAST);
        idle(slices);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    idle(slices);
  });
}
