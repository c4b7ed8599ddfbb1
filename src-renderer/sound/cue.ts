import { SOUNDS, type SoundClass, type SoundName } from './synth/catalogue.ts';

/** Something that is to be heard. All of it follows from what everybody sees. */
export type Cue = {
  readonly sound: SoundName;
  /** What matters more is kept where there is no time for all. */
  readonly weight: number;
  /** How much louder it is than the sound by itself, in decibels. */
  readonly louder: number;
  /** From where it comes: -1 for the left, 1 for the right. */
  readonly pan: number;
  /** A word of its own: the same one gives the same variation. */
  readonly word: string;
};

/** The volumes there are: what happens, sea and wind, and bells. */
export const LANES = ['table', 'bed', 'bell'] as const;
/** One of them. */
export type Lane = (typeof LANES)[number];

const WEIGHTS: Readonly<Record<SoundClass, number>> = { slight: 0, plain: 1, weighty: 3, bell: 4, end: 6 };

/** What a sound weighs by itself. */
export const weightOf = (sound: SoundName): number => WEIGHTS[SOUNDS[sound].class];

/** Whether a sound is a bell, or the chord of the end. */
export const isBell = (sound: SoundName): boolean => ['bell', 'end'].includes(SOUNDS[sound].class);

/** By which volume a sound is heard. */
export const laneOf = (sound: SoundName): Lane => (isBell(sound) ? 'bell' : 'table');
