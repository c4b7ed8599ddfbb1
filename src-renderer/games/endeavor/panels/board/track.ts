import type { Levels, Track } from '#engine/endeavor/data/schema.ts';

/** What the level of each track gives, by its name in the data. */
export const GAIN_OF: Readonly<Record<Track, 'build' | 'growth' | 'salaries' | 'cards'>> = {
  industry: 'build',
  culture: 'growth',
  finance: 'salaries',
  politics: 'cards',
};

/** One space of a track. */
export type TrackSpace = {
  readonly score: number;
  /** The level that a marker here gives, from 0. */
  readonly level: number;
  /** Whether a level begins here: a threshold stands before it. */
  readonly begins: boolean;
  /** Whether a marker here counts its own number at the end. */
  readonly glory: boolean;
};

/** The spaces of a track, from 0 to the last. All four tracks have the same. */
export function trackSpaces({ from, glory, last }: Pick<Levels, 'from' | 'glory' | 'last'>): TrackSpace[] {
  return Array.from({ length: last + 1 }, (_, score) => ({
    score,
    level: from.findLastIndex((first) => first <= score),
    begins: score > 0 && from.includes(score),
    glory: score > 0 && glory.includes(score),
  }));
}
