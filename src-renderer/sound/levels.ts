/** How loud a volume makes what it is of, and where the limiter over it begins. */

/**
 * Bends the volumes: a third lies 12 dB below the whole, a half 7.5 dB. Were it a plain factor, the upper half of the volumes would
 * hardly differ to the ear.
 */
const BEND = 1.25;

/** Decibels that the browser adds to all that goes through LIMITER, as the specification of Web Audio has it; measured in Chromium. @internal */
export const MAKEUP = 1.74;

/** Decibels of a volume of 1, over what the samples have. @internal */
export const FULL = 6;

/**
 * Takes what is too much of several sounds at once. At the volumes of the first start no single sound reaches it; at full volume it
 * rounds off the first milliseconds of a blow, and has let go before the next sound begins.
 */
export const LIMITER = { threshold: -4, knee: 3, ratio: 20, attack: 0.001, release: 0.06 } as const;

/** The factor of a volume from 0 to 1. */
export const gainOf = (volume: number): number => 10 ** (FULL / 20) * volume ** BEND;

/** The same for what is struck and goes through the limiter, which adds some by itself. */
export const struckGainOf = (volume: number): number => gainOf(volume) * 10 ** (-MAKEUP / 20);
