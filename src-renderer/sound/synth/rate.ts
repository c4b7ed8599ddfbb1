/**
 * Samples a second of every sound. A context opened at this rate (`new AudioContext({ sampleRate: RATE })`) plays them as they
 * are; any other converts them, coarsely. The highest overtone used lies below 14 kHz.
 */
export const RATE = 32_000;
/** Points a second of the swells of the bed. */
export const SWELL_RATE = 10;
