/** When a loop of the bed is heard: in every mood of the game, or in one of its two. */
export type Mood = 'always' | 'calm' | 'unrest';

/** A loop of noise without events, how far to the right it lies (-1 to 1), and the seconds of its swell, which breathes. */
export type BedLoop = { name: string; mood: Mood; side: number; seconds: number; swellSeconds: number };

/**
 * The bed. A loop is steady noise, which by itself has nothing to be known again by; its swell is the curve of its volume, and
 * longer than ten minutes. To play one: a looping source of `makeLoop(name)` through a gain of 0, and into that `gain` a second
 * looping source of `makeSwell(name)`, whose `playbackRate` is SWELL_RATE divided by the rate of its buffer.
 */
export const BED_LOOPS: readonly BedLoop[] = [
  { name: 'surf-body', mood: 'always', side: -0.35, seconds: 7.013, swellSeconds: 641 },
  { name: 'surf-hiss', mood: 'always', side: -0.25, seconds: 5.519, swellSeconds: 641 },
  { name: 'surf-far', mood: 'always', side: 0.6, seconds: 6.257, swellSeconds: 677 },
  { name: 'quay', mood: 'always', side: 0.15, seconds: 4.801, swellSeconds: 719 },
  { name: 'lapping', mood: 'calm', side: 0.4, seconds: 7.607, swellSeconds: 757 },
  { name: 'breeze', mood: 'calm', side: -0.6, seconds: 4.337, swellSeconds: 809 },
  { name: 'wind-low', mood: 'unrest', side: -0.2, seconds: 5.197, swellSeconds: 829 },
  { name: 'wind-high', mood: 'unrest', side: 0.45, seconds: 6.661, swellSeconds: 853 },
  { name: 'heavy-sea', mood: 'unrest', side: 0, seconds: 7.253, swellSeconds: 887 },
];
