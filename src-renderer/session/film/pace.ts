import type { FilmSpeed } from '#main/contract/settings.ts';

/** Milliseconds of a beat at normal speed. */
export const BEAT = 900;
/** Milliseconds at normal speed: at most a bot's round; at most what lies between two people. */
const ROUND = 2500;
const WHOLE = 12_000;
/** The share of what is left of a round, and of the whole, that one beat may take: nobody knows how many will follow. */
const OF_ROUND = 0.36;
const OF_WHOLE = 0.15;
/** How long each beat is shown while the key is held: long enough to be drawn. */
const HELD = 40;

/** How much longer than at normal speed everything takes. */
const TIMES = { step: 1, slow: 2, normal: 1, fast: 0.4, instant: 0 } as const;

/** Milliseconds for which beats were shown: of the same seat in a row, and since a person last moved. */
export type Spent = { readonly round: number; readonly whole: number };

/** For how many milliseconds a beat is shown. Depends on nothing but what was shown before it. */
export function beatLength(
  speed: FilmSpeed,
  { round, whole }: Spent,
  { held, seat }: { held: boolean; seat: boolean },
) {
  if (held) return HELD;
  const times = TIMES[speed];
  const ofRound = seat ? (ROUND * times - round) * OF_ROUND : BEAT * times;
  return Math.max(0, Math.min(BEAT * times, ofRound, (WHOLE * times - whole) * OF_WHOLE));
}

/** For how many milliseconds each of `count` beats is shown that are all known: no longer than the whole may take. */
export function evenLength(speed: FilmSpeed, count: number): number {
  const times = speed === 'step' || speed === 'instant' ? 1 : TIMES[speed];
  return Math.min(BEAT, WHOLE / Math.max(1, count)) * times;
}
