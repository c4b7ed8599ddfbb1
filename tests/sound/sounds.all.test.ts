/** What every sound of the table keeps to, measured on its samples. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeLoop, makeSwell } from '#renderer/sound/synth/bed.ts';
import { BED_LOOPS } from '#renderer/sound/synth/bed-loops.ts';
import { LOUDNESS, SOUND_NAMES, SOUNDS, VARIANTS, type SoundName } from '#renderer/sound/synth/catalogue.ts';
import { makeSound } from '#renderer/sound/synth/make-sound.ts';
import { RATE } from '#renderer/sound/synth/rate.ts';
import { digestOf } from './digest.ts';
import { correlation, distance, heard } from './likeness.ts';
import { loudestBlock, truePeak } from './loudness.ts';
import { centroidOf } from './spectrum.ts';

const kept = new Map<SoundName, readonly Float32Array[]>();
/** The variants of a sound, made once for all tests. */
function variantsOf(name: SoundName): readonly Float32Array[] {
  const made = kept.get(name) ?? Array.from({ length: VARIANTS }, (_, variant) => makeSound(name, variant));
  kept.set(name, made);
  return made;
}
afterAll(() => kept.clear());

const PAIRS = Array.from({ length: VARIANTS }, (_, one) =>
  Array.from({ length: one }, (_, other) => [one, other] as const),
).flat();
const PAGE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'sound.md'), 'utf8');

const peakOf = (samples: Float32Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const decibels = (value: number): number => 20 * Math.log10(value);

test('there are at least 24 sounds, in four variants', () => {
  expect(new Set(SOUND_NAMES).size).toBeGreaterThanOrEqual(24);
  expect(VARIANTS).toBe(4);
  expect(() => makeSound('coin', VARIANTS)).toThrow(RangeError);
  expect(() => makeSound('coin', 0.5)).toThrow(RangeError);
});

describe.each(SOUND_NAMES)('%s', (name) => {
  const { class: loud, seconds, centroid } = SOUNDS[name];

  test('lasts long enough to be heard, and no longer than it may', () => {
    for (const sound of variantsOf(name)) {
      expect(sound.length).toBeGreaterThan(0.06 * RATE);
      expect(sound.length).toBeLessThanOrEqual(seconds * RATE);
    }
  });

  test('is made of numbers, with no peak above -1 dBFS, on a sample or between two', () => {
    for (const sound of variantsOf(name)) {
      expect(sound.every(Number.isFinite)).toBe(true);
      expect(decibels(peakOf(sound))).toBeLessThanOrEqual(-1);
      expect(truePeak(sound, RATE)).toBeLessThanOrEqual(-1);
    }
  });

  test('is as loud as its class', () => {
    for (const sound of variantsOf(name)) expect(Math.abs(loudestBlock(sound, RATE) - LOUDNESS[loud])).toBeLessThan(3);
  });

  test('has the centre of its spectrum where it belongs', () => {
    for (const sound of variantsOf(name)) {
      const centre = centroidOf(sound, RATE);
      expect(centre).toBeGreaterThan(centroid[0]);
      expect(centre).toBeLessThan(centroid[1]);
    }
  });

  test('begins and ends in silence, without a step', () => {
    for (const sound of variantsOf(name)) {
      const [peak, end] = [peakOf(sound), sound.subarray(-0.002 * RATE)];
      expect(Math.abs(sound[0] ?? 1) / peak).toBeLessThan(0.001);
      expect(peakOf(end) / peak).toBeLessThan(0.001);
      const steps = end.map((value, i) => value - (end[i - 1] ?? value));
      expect(peakOf(steps) / peak).toBeLessThan(0.0005);
    }
  });

  test('is not the same twice: neither its wave nor what is heard of it', () => {
    // Half a second is enough: what is struck once only dies after it.
    const waves = variantsOf(name).map((sound) => sound.subarray(0, RATE / 2));
    const ears = variantsOf(name).map(heard);
    for (const [one, other] of PAIRS) {
      expect(correlation(waves[one] as Float32Array, waves[other] as Float32Array)).toBeLessThan(0.98);
      // About 1 dB is the least that an ear tells apart in a band.
      expect(distance(ears[one] as number[], ears[other] as number[])).toBeGreaterThan(1.5);
    }
  });

  test('stands on the page of sounds with its class and its centre', () => {
    const row = PAGE.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    expect(row?.endsWith(`| ${loud} | ${String(centroid[0])}–${String(centroid[1])} | ${String(seconds)} |`)).toBe(
      true,
    );
    expect(PAGE).toContain(`(sound/${name}.webp)`);
  });
});

test('all sounds, loops and swells take at most 16 MB', () => {
  const sounds = SOUND_NAMES.flatMap((name) => variantsOf(name));
  const bed = BED_LOOPS.flatMap(({ name }) => [makeLoop(name), makeSwell(name)]);
  const bytes = [...sounds, ...bed].reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(bytes).toBeGreaterThan(8e6);
  expect(bytes).toBeLessThanOrEqual(16e6);
});

test('another process makes the same bytes, in whatever order', () => {
  const elsewhere = execFileSync(process.execPath, [join(import.meta.dirname, 'digest-process.ts')], {
    encoding: 'utf8',
  });
  expect(digestOf([...SOUND_NAMES].reverse())).toEqual(JSON.parse(elsewhere));
});
