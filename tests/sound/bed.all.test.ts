/** The bed of harbour and surf: loops without a seam or an event, which together do not come round within ten minutes. */
import { describe, expect, test } from 'vitest';
import { makeLoop, makeSwell } from '#renderer/sound/synth/bed.ts';
import { BED_LOOPS } from '#renderer/sound/synth/bed-loops.ts';
import { LOUDNESS } from '#renderer/sound/synth/catalogue.ts';
import { SWELL_RATE } from '#renderer/sound/synth/rate.ts';
import { integrated } from './loudness.ts';
import { envelopeOf, grainOf, likenessAfter, loopsIn, mixOf } from './mix.ts';
import { powerAt } from './spectrum.ts';

const TEN_MINUTES = 600;
/** Below this likeness (1 is a repetition) nobody takes one stretch of noise for another. */
const UNLIKE = 0.35;

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
const multiple = (one: number, other: number): number => (one / divisor(one, other)) * other;
const levels = (samples: Float32Array, width: number): number[] =>
  Array.from({ length: Math.floor(samples.length / width) }, (_, i) =>
    Math.sqrt(samples.subarray(i * width, (i + 1) * width).reduce((sum, value) => sum + value * value, 0) / width),
  );

describe.each(BED_LOOPS)('$name', ({ name, rate, samples, swellPoints }) => {
  const [loop, swell] = [makeLoop(name), makeSwell(name)];

  test('is as long as it says, and its breath is longer than ten minutes', () => {
    expect(loop).toHaveLength(samples);
    expect(samples / rate).toBeGreaterThan(5);
    expect(swell).toHaveLength(swellPoints);
    expect(swellPoints / SWELL_RATE).toBeGreaterThan(TEN_MINUTES);
  });

  test('goes over its end as it goes on elsewhere: no step, no click above its band', () => {
    const size = 256;
    const turned = new Float32Array(loop.length);
    turned.set(loop.subarray(loop.length / 2));
    turned.set(loop.subarray(0, loop.length / 2), Math.ceil(loop.length / 2));
    const seam = Math.ceil(loop.length / 2);
    const high = (at: number): number =>
      powerAt(turned, at - size / 2, size).reduce((sum, p, k) => (k > size / 4 ? sum + p : sum), 0);
    const elsewhere = Array.from({ length: 200 }, (_, i) => high(size + i * Math.floor((seam - 3 * size) / 200)));
    expect(high(seam)).toBeLessThan(2 * Math.max(...elsewhere));
    const steps = turned.map((value, i) => Math.abs(value - (turned[i - 1] ?? value)));
    expect(steps[seam]).toBeLessThanOrEqual(Math.max(...steps.subarray(1, seam)));
  });

  test('has no moment to be known again by', () => {
    const parts = levels(loop, Math.round(rate / 4));
    const middle = parts.toSorted((one, other) => one - other)[parts.length >> 1] ?? 0;
    for (const level of parts) expect(Math.abs(20 * Math.log10(level / middle))).toBeLessThan(2);
    expect(loop.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(6 * middle);
  });

  test('swells slowly between silence and full, also over its end', () => {
    const steps = swell.map((value, i) => Math.abs(value - (swell.at(i - 1) ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.15);
    expect(Math.min(...swell)).toBeGreaterThan(0);
    expect(Math.max(...swell)).toBeLessThanOrEqual(1);
    expect(Math.max(...swell) - Math.min(...swell)).toBeGreaterThan(0.3);
  });
});

test('no two loops come round together within ten minutes', () => {
  const common = 16_000;
  const lengths = BED_LOOPS.map(({ samples, rate }) => samples * (common / rate));
  lengths.forEach((one, index) => {
    for (const other of lengths.slice(0, index)) expect(multiple(one, other) / common).toBeGreaterThan(TEN_MINUTES);
  });
});

test('there is no loop of another name', () => {
  expect(() => makeLoop('no such')).toThrow(RangeError);
  expect(() => makeSwell('no such')).toThrow(RangeError);
});

describe.each(['calm', 'unrest'] as const)('twenty minutes of the bed in %s', (mood) => {
  const rate = 4000;
  const envelope = envelopeOf(mixOf(loopsIn(mood), 2 * TEN_MINUTES, rate), rate);
  const most = (course: readonly number[], seconds: number): number => {
    const lags = Array.from({ length: (TEN_MINUTES - seconds) * 10 }, (_, i) => seconds * 10 + i);
    return lags.reduce((top, lag) => Math.max(top, likenessAfter(course, lag)), -1);
  };

  test('do not repeat: neither their breath nor the grain of their noise', () => {
    expect(most(envelope, 4)).toBeLessThan(UNLIKE);
    expect(most(grainOf(envelope), 2)).toBeLessThan(UNLIKE);
  });

  test('breathe', () => {
    expect(Math.max(...envelope) - Math.min(...envelope)).toBeGreaterThan(6);
  });

  test('lie under everything else', () => {
    const loudness = integrated(mixOf(loopsIn(mood), 60, 16_000), 16_000);
    expect(Math.abs(loudness + 39)).toBeLessThan(3);
    expect(loudness).toBeLessThan(LOUDNESS.slight - 3);
  });
});
