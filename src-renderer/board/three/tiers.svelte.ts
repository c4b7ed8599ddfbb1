import type { Tier } from './graphics.ts';
import { probeGraphics } from './graphics.ts';

/** Frames that are timed, once the first ones are drawn: those wait for shaders. */
export const TIMED = { warm: 4, frames: 30 } as const;
/** The longest median of a frame in milliseconds with which everything is drawn: it leaves a third of a sixtieth of a second to the page. */
const QUICK = 11;
/** Frames that take longer are not timed to the end: the answer is known. */
const SLOW = 60;

/** What draws here, and how that is known: by the name of what draws, by how long frames took, or not timed yet. */
export type Found = { readonly tier: Tier; readonly why: 'processor' | 'timed' | 'untimed' };

/** The tier of a card by how long its frames took, in milliseconds; undefined while there are too few. */
export function timedTier(frames: readonly number[]): Tier | undefined {
  const slow = frames.filter((ms) => ms > SLOW).length;
  if (slow >= 5) return 'middle';
  if (frames.length < TIMED.frames) return undefined;
  const median = [...frames].sort((a, b) => a - b)[Math.floor(frames.length / 2)] ?? 0;
  return median <= QUICK ? 'high' : 'middle';
}

/** How much is drawn on this computer, found out once a start: at once where a processor draws, else by the first frames. */
export class Tiers {
  #found = $state.raw<Found | 'none'>();
  readonly #probe: () => 'processor' | 'card' | undefined;

  constructor(probe = probeGraphics) {
    this.#probe = probe;
  }

  /** What draws here; undefined where nothing draws depth. It is looked for when first asked. */
  look(): Found | undefined {
    if (this.#found === undefined) {
      const drawer = this.#probe();
      if (drawer === undefined) this.#found = 'none';
      else
        this.#found =
          drawer === 'processor' ? { tier: 'processor', why: 'processor' } : { tier: 'high', why: 'untimed' };
    }
    return this.found;
  }

  /** Whether anybody has looked. */
  get looked(): boolean {
    return this.#found !== undefined;
  }

  /** What was found so far; undefined before anybody has looked, and where nothing draws depth. */
  get found(): Found | undefined {
    return this.#found === 'none' ? undefined : this.#found;
  }

  /** Takes note of how long frames of the highest tier took. True when they need not be timed any more. */
  timed(frames: readonly number[]): boolean {
    if (this.found?.why !== 'untimed') return true;
    const tier = timedTier(frames);
    if (tier === undefined) return false;
    this.#found = { tier, why: 'timed' };
    return true;
  }
}

/** That of this window. */
export const tiers = new Tiers();
