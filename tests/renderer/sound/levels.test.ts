/** What is heard at the volumes there are, in LUFS after all that the table does to a sound. */
import { describe, expect, it } from 'vitest';
import { FULL, gainOf, LIMITER, struckGainOf, MAKEUP } from '#renderer/sound/levels.ts';
import { LOUDNESS } from '#renderer/sound/synth/catalogue.ts';
import { VOLUMES } from '#renderer/sound/volumes.ts';
import { DEFAULT_SETTINGS } from '#renderer/session/settings.ts';

const decibels = (gain: number): number => 20 * Math.log10(gain);
/** The volume of pieces and cards at the first start. */
const FIRST = DEFAULT_SETTINGS['sound-table'] / 100;
/** The highest peak of a sample, and the most that its weight and chance make it louder. */
const [PEAK, LOUDER] = [-1.4, 3 + 1.2];
/** The bed where its swells are at their height, in LUFS. */
const BED = -39;

/** The loudness of a plain sound at a volume. */
const plainAt = (volume: number): number => LOUDNESS.plain + decibels(struckGainOf(volume)) + MAKEUP;

describe('volumes', () => {
  it('have a plain sound at -35 LUFS at the first start, and at -23 where they are full', () => {
    expect(Math.abs(plainAt(FIRST) + 35)).toBeLessThan(1);
    expect(Math.abs(plainAt(1) + 23)).toBeLessThan(1);
    expect(decibels(gainOf(1))).toBeCloseTo(FULL);
  });

  it('have sea and wind clearly below what happens', () => {
    const bed = BED + decibels(gainOf(DEFAULT_SETTINGS['sound-bed'] / 100));
    expect(plainAt(FIRST) - bed).toBeGreaterThan(8);
  });

  it('leave the limiter alone at the first start, whatever is struck', () => {
    expect(PEAK + LOUDER + decibels(struckGainOf(FIRST))).toBeLessThan(LIMITER.threshold);
  });

  it('are steps that are heard, and nothing at none', () => {
    const steps = VOLUMES.map(gainOf);
    expect(steps[0]).toBe(0);
    for (const [index, gain] of steps.entries())
      if (index > 1) expect(decibels(gain) - decibels(steps[index - 1] ?? 0)).toBeGreaterThan(3);
  });
});
