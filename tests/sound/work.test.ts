/** Sounds are made between the pictures of a window: what is done at a time is counted, since a clock says another thing on each machine. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BED_LOOPS } from '#renderer/sound/synth/bed-loops.ts';
import { SOUND_NAMES } from '#renderer/sound/synth/catalogue.ts';

/** A step is one run of a stretch of code without a branch: 2 ns here, and 7 on a machine that is slow. */
const STEPS_A_MILLISECOND = 1e6 / 7;

type Counted = Record<'sounds' | 'slices', Record<string, number>>;
const counted = JSON.parse(
  execFileSync(process.execPath, [join(import.meta.dirname, 'work-process.ts')], { encoding: 'utf8' }),
) as Counted;

describe('on a slow machine', () => {
  // A picture of the window stands for 16 ms.
  test.each(SOUND_NAMES)('a slice of %s is made within 16 ms', (name) => {
    expect(counted.sounds[name]).toBeGreaterThan(5000);
    expect(counted.sounds[name]).toBeLessThan(16 * STEPS_A_MILLISECOND);
  });

  test.each(BED_LOOPS)('a slice of the loop $name is made within 1.5 ms', ({ name, samples }) => {
    // Each sample of the last slice alone is at least one step.
    expect(counted.slices[name]).toBeGreaterThan(Math.min(samples, 4000));
    expect(counted.slices[name]).toBeLessThan(1.5 * STEPS_A_MILLISECOND);
  });
});
