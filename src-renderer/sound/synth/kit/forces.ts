/** What sets a body sounding: the force of a blow, of rubbing, of many small breaks, as samples. */
import { RATE } from '../rate.ts';
import type { Random } from './random.ts';

/** A value over time, in seconds. */
export type Course = (seconds: number) => number;

/** Dies to 1/e in `seconds`, after a start too short to be heard as one. */
export const dying =
  (seconds: number, start = 0.0008): Course =>
  (at) =>
    Math.min(1, at / start) * Math.exp(-at / seconds);

/** Rises to 1 at `top` and falls to 0 at `end`, without a corner. */
export const arch =
  (top: number, end: number): Course =>
  (at) => {
    if (at <= 0 || at >= end) return 0;
    const part = at < top ? at / top : (end - at) / (end - top);
    return Math.sin((Math.PI / 2) * part) ** 2;
  };

/** Seconds as samples, at least one. */
export const samplesIn = (seconds: number): number => Math.max(1, Math.round(seconds * RATE));

/**
 * A blow whose two bodies touch for `contact` seconds: the shorter, the harder and brighter. Its strength (the area under it)
 * is 1. A rough surface breaks it up.
 */
export function blow(contact: number, rough: number, random: Random): Float32Array {
  const force = new Float32Array(samplesIn(contact) + 1);
  let sum = 0;
  for (let i = 1; i < force.length; i += 1) {
    const value = Math.sin((Math.PI * i) / force.length) * (1 + rough * random.between(-1, 1));
    force[i] = value;
    sum += value;
  }
  return force.map((value) => value / sum);
}

/** Even noise over a course. */
export function noise(seconds: number, course: Course, random: Random): Float32Array {
  const force = new Float32Array(samplesIn(seconds));
  for (let i = 0; i < force.length; i += 1) force[i] = random.between(-1, 1) * course(i / RATE);
  return force;
}

/**
 * Small breaks and contacts that come by chance, as many a second as `rate` says: most are slight, a few are strong, as it is
 * with straw, paper and whatever rubs.
 */
export function grains(seconds: number, rate: Course, random: Random): Float32Array {
  const force = new Float32Array(samplesIn(seconds) + 2);
  const most = 12_000;
  for (let at = random.gap(most); at < seconds; at += random.gap(most)) {
    const kept = random.unit() * most < rate(at);
    const size = random.unit() ** 3 * (random.unit() < 0.5 ? 1 : -1);
    if (kept) force[Math.round(at * RATE)] = (force[Math.round(at * RATE)] as number) + size;
  }
  return force;
}

/** A rope or a plank under load: it sticks, is drawn, slips, and sticks again, `rate` times a second and never quite evenly. */
export function stickSlip(seconds: number, rate: Course, strength: Course, random: Random): Float32Array {
  const force = new Float32Array(samplesIn(seconds) + 64);
  for (let at = random.unit() / rate(0); at < seconds; at += random.near(1, 0.28) / rate(at)) {
    const slip = blow(random.near(0.0007, 0.5), 0.8, random);
    const size = strength(at) * random.between(0.35, 1);
    const from = Math.round(at * RATE);
    for (let i = 0; i < slip.length && from + i < force.length; i += 1)
      force[from + i] = (force[from + i] as number) + size * (slip[i] as number);
  }
  return force;
}
