/** Curves of volume from 0 to 1 that close in a circle, at SWELL_RATE. */
import { SWELL_RATE } from '../rate.ts';
import { arch } from './forces.ts';
import type { Random } from './random.ts';

/** How waves come: seconds between two, seconds in which one rises and falls, how long after the wave this is heard. */
export type Waves = { between: readonly [number, number]; rise: number; fall: number; late: number; power: number };

/** Waves that run in, none as strong or as long after the last as another; over a `ground` that never falls silent. */
export function waves(
  points: number,
  ground: number,
  { between, rise, fall, late, power }: Waves,
  random: Random,
): Float32Array {
  const swell = new Float32Array(points).fill(ground);
  const whole = points / SWELL_RATE;
  for (let at = 0; at < whole - between[0]; at += random.between(...between)) {
    const [strength, long] = [random.between(0.25, 1) ** 1.3, random.between(0.75, 1.3)];
    const course = arch(rise * long, (rise + fall) * long);
    for (let i = 0; i < (rise + fall) * long * SWELL_RATE; i += 1) {
      const index = Math.round((at + late) * SWELL_RATE + i) % points;
      const wave = ground + (1 - ground) * (strength * course(i / SWELL_RATE)) ** power;
      swell[index] = Math.max(swell[index] as number, wave);
    }
  }
  return swell;
}

/** A circle of chance values `seconds` apart, joined without corners. */
function drift(points: number, seconds: number, random: Random): Float32Array {
  const stops = Array.from({ length: Math.round(points / SWELL_RATE / seconds) }, () => random.unit());
  return new Float32Array(points).map((_, i) => {
    const at = (i / points) * stops.length;
    const part = (1 - Math.cos(Math.PI * (at % 1))) / 2;
    const [from, to] = [stops[Math.floor(at)] ?? 0, stops[(Math.floor(at) + 1) % stops.length] ?? 0];
    return from + (to - from) * part;
  });
}

/** Gusts: a slow drift and a quick one together, between `least` and 1. */
export function gusts(points: number, least: number, seconds: number, random: Random): Float32Array {
  const [slow, quick] = [drift(points, seconds, random), drift(points, seconds / 3.7, random)];
  return slow.map((value, i) => least + (1 - least) * (0.7 * value + 0.3 * (quick[i] ?? 0)) ** 1.4);
}
