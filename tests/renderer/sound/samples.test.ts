import { describe, expect, it } from 'vitest';
import { inIdleTime } from '#renderer/sound/idle.ts';
import { Samples } from '#renderer/sound/samples.ts';
import { BED_LOOPS } from '#renderer/sound/synth/bed-loops.ts';
import { SOUND_NAMES, VARIANTS } from '#renderer/sound/synth/catalogue.ts';

/** Idle time that comes when a test says so, of as many milliseconds as a slice takes less than. */
function idleTime() {
  const waiting: ((left: () => number) => void)[] = [];
  return {
    idle: (work: (left: () => number) => void): void => void waiting.push(work),
    /** One idle moment with `left` milliseconds. */
    give: (left = 0): void => waiting.shift()?.(() => left),
    get waits() {
      return waiting.length > 0;
    },
  };
}

/** Samples of which each slice is written down. */
function counted() {
  const slices: string[] = [];
  const time = idleTime();
  const samples = new Samples(
    {
      sound: (name, variant) => {
        slices.push(`${name} ${variant}`);
        return new Float32Array(1);
      },
      *loop(name) {
        for (let part = 0; part < 3; part += 1) {
          slices.push(`${name} part ${part}`);
          yield;
        }
        return new Float32Array(1);
      },
      swell: () => new Float32Array(1),
    },
    time.idle,
    () => ({}) as AudioBuffer,
  );
  return { slices, time, samples };
}

describe('samples', () => {
  it('are made one slice an idle moment, one of each sound first, then the bed, then the other variants', async () => {
    const { slices, time, samples } = counted();
    let loops = 0;
    const made = samples.make(() => (loops += 1));
    while (time.waits) {
      const before = slices.length;
      time.give();
      expect(slices.length - before).toBeLessThanOrEqual(1);
    }
    await made;
    expect(slices.slice(0, SOUND_NAMES.length)).toEqual(SOUND_NAMES.map((name) => `${name} 0`));
    expect(slices.slice(SOUND_NAMES.length, SOUND_NAMES.length + 3)).toEqual(
      [0, 1, 2].map((part) => `${BED_LOOPS[0]?.name} part ${part}`),
    );
    expect(slices).toHaveLength(SOUND_NAMES.length * VARIANTS + 3 * BED_LOOPS.length);
    expect(new Set(slices).size).toBe(slices.length);
    expect(loops).toBe(BED_LOOPS.length);
    for (const name of SOUND_NAMES) expect(samples.variants(name)).toHaveLength(VARIANTS);
  });

  it('stop being made where nobody hears them, and go on from there', async () => {
    const { slices, time, samples } = counted();
    const first = samples.make(() => undefined);
    for (let moment = 0; moment < 10; moment += 1) time.give();
    samples.stop();
    time.give();
    await first;
    expect([slices.length, time.waits]).toEqual([10, false]);
    const second = samples.make(() => undefined);
    while (time.waits) time.give(50);
    await second;
    expect(new Set(slices).size).toBe(slices.length);
    expect(slices).toHaveLength(SOUND_NAMES.length * VARIANTS + 3 * BED_LOOPS.length);
  });

  it('take several slices in a long idle moment and one in a short one; what goes wrong ends them', async () => {
    const time = idleTime();
    const done: number[] = [];
    let left = 50;
    function* work(): Generator<void> {
      for (let slice = 0; slice < 9; slice += 1) {
        done.push(slice);
        left -= 10;
        if (slice === 6) throw new Error('a bug');
        yield;
      }
    }
    const over = inIdleTime(
      work(),
      (then) => time.idle(() => then(() => left)),
      () => true,
    );
    time.give();
    expect(done).toEqual([0, 1, 2, 3]);
    left = 1;
    time.give();
    expect(done).toHaveLength(5);
    time.give();
    time.give();
    await expect(over).rejects.toThrow('a bug');
    expect(time.waits).toBe(false);
  });
});
