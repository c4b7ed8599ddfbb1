/** When a loop of the bed is heard: in every mood of the game, or in one of its two. */
export type Mood = 'always' | 'calm' | 'unrest';

/**
 * A loop of the bed: how far to the right it lies (-1 to 1), its samples and how many of them a second has (the rate of its
 * buffer: low noise needs few), and the points of its swell, at SWELL_RATE.
 */
export type BedLoop = { name: string; mood: Mood; side: number; rate: number; samples: number; swellPoints: number };

/**
 * The bed. A loop is steady noise, which by itself has nothing to be known again by; its swell is the curve of its volume, and
 * longer than ten minutes. To play one: a looping source of `makeLoop(name)` through a gain of 0, and into that `gain` a second
 * looping source of `makeSwell(name)`, in a buffer of any rate with `playbackRate` SWELL_RATE / that rate.
 * All counts are prime, so no two loops come round together.
 */
export const BED_LOOPS: readonly BedLoop[] = [
  { name: 'surf-body', mood: 'always', side: -0.35, rate: 8000, samples: 72_869, swellPoints: 6421 },
  { name: 'surf-hiss', mood: 'always', side: -0.25, rate: 16_000, samples: 108_761, swellPoints: 6421 },
  { name: 'surf-far', mood: 'always', side: 0.6, rate: 8000, samples: 63_487, swellPoints: 6779 },
  { name: 'quay', mood: 'always', side: 0.15, rate: 8000, samples: 55_903, swellPoints: 7193 },
  { name: 'lapping', mood: 'calm', side: 0.4, rate: 16_000, samples: 124_097, swellPoints: 7573 },
  { name: 'breeze', mood: 'calm', side: -0.6, rate: 16_000, samples: 94_583, swellPoints: 8093 },
  { name: 'wind-low', mood: 'unrest', side: -0.2, rate: 8000, samples: 59_627, swellPoints: 8293 },
  { name: 'wind-high', mood: 'unrest', side: 0.45, rate: 16_000, samples: 117_877, swellPoints: 8537 },
  { name: 'heavy-sea', mood: 'unrest', side: 0, rate: 8000, samples: 67_763, swellPoints: 8863 },
];
