import { BED_LOOPS, type BedLoop } from './bed-loops.ts';
import { atOnce } from './kit/at-once.ts';
import { bubble } from './kit/bodies.ts';
import { evenNoise, evenOut, filterCircle, SLICE } from './kit/circle.ts';
import { bandPass, highPass, lowPass, type Biquad } from './kit/filters.ts';
import { loudnessOf } from './kit/loudness.ts';
import { randomOf, type Random } from './kit/random.ts';
import { gusts, waves, type Waves } from './kit/swells.ts';
import { RATE } from './rate.ts';

/** What a loop is made of: what its noise passes through, its loudness in LUFS where its swell is at its height, its swell. */
type Making = {
  filters: (rate: number) => readonly Biquad[];
  lufs: number;
  swell: (points: number, random: Random) => Float32Array;
  /** Small bubbles in it, so many a second. */
  bubbles?: number;
};

/** The waves on the beach, of which one loop is the body and one the foam that comes after it. */
const SURF: Waves = { between: [6, 13.5], rise: 2.6, fall: 5.2, late: 0, power: 1 };

const MAKING: Readonly<Record<string, Making>> = {
  'surf-body': {
    filters: (rate) => [highPass(110, rate), lowPass(520, rate), lowPass(900, rate)],
    lufs: -37,
    swell: (points, random) => waves(points, 0.22, SURF, random),
  },
  'surf-hiss': {
    filters: (rate) => [highPass(750, rate), lowPass(3400, rate), lowPass(2400, rate, 0.6)],
    lufs: -38,
    swell: (points, random) => waves(points, 0.1, { ...SURF, late: 0.9, rise: 2.2, fall: 6, power: 1.7 }, random),
  },
  'surf-far': {
    filters: (rate) => [highPass(90, rate), lowPass(340, rate), lowPass(700, rate)],
    lufs: -43,
    swell: (points, random) => gusts(points, 0.45, 23, random),
  },
  quay: {
    filters: (rate) => [highPass(55, rate), lowPass(160, rate), lowPass(420, rate)],
    lufs: -46,
    swell: (points, random) => gusts(points, 0.6, 17, random),
  },
  lapping: {
    filters: (rate) => [highPass(320, rate), lowPass(1900, rate), bandPass(760, rate, 0.5)],
    lufs: -44,
    swell: (points, random) => gusts(points, 0.2, 5.3, random),
    bubbles: 26,
  },
  breeze: {
    filters: (rate) => [highPass(1100, rate), lowPass(4200, rate), lowPass(3000, rate)],
    lufs: -48,
    swell: (points, random) => gusts(points, 0.15, 11, random),
  },
  'wind-low': {
    filters: (rate) => [bandPass(235, rate, 2.2), bandPass(310, rate, 1.2), highPass(90, rate)],
    lufs: -38,
    swell: (points, random) => gusts(points, 0.2, 7.9, random),
  },
  'wind-high': {
    filters: (rate) => [bandPass(540, rate, 3), bandPass(680, rate, 1.5), highPass(200, rate)],
    lufs: -42,
    swell: (points, random) => gusts(points, 0.05, 6.1, random),
  },
  'heavy-sea': {
    filters: (rate) => [highPass(50, rate), lowPass(190, rate), lowPass(360, rate)],
    lufs: -40,
    swell: (points, random) => waves(points, 0.25, { ...SURF, between: [8, 15], rise: 3.4, fall: 5.5 }, random),
  },
};

/** Loops whose swells are the same waves share the chance that makes them. */
const SAME_WAVES: Readonly<Record<string, string>> = { 'surf-hiss': 'surf-body' };

function madeOf(name: string): { loop: BedLoop; making: Making } {
  const [loop, making] = [BED_LOOPS.find((one) => one.name === name), MAKING[name]];
  if (loop === undefined || making === undefined) throw new RangeError(`No loop ${name}`);
  return { loop, making };
}

/** Adds bubbles to a circle of noise, evenly spread and none much louder than another. */
function* addBubbles(
  circle: Float32Array,
  { rate }: BedLoop,
  perSecond: number,
  random: Random,
): Generator<void, void> {
  const step = RATE / rate;
  const [spaced, one] = [rate / perSecond, new Float32Array(RATE / 4)];
  for (let at = 0; at < circle.length - spaced / 2; at += spaced) {
    bubble(one.fill(0), 0, random.between(0.0022, 0.0058), random.between(0, 0.12), random.between(0.1, 0.2));
    const from = Math.floor(at + spaced * random.unit());
    for (let i = 0; i * step < one.length; i += 1) {
      const index = (from + i) % circle.length;
      circle[index] = (circle[index] as number) + (one[i * step] as number);
    }
    yield;
  }
}

/**
 * Makes a loop of the bed, pausing at least after every few thousand samples.
 * @throws {RangeError} where there is none of that name.
 */
export function* makeLoopSlices(name: string): Generator<void, Float32Array> {
  const { loop, making } = madeOf(name);
  const random = randomOf(`loop ${name}`);
  const noise = yield* evenNoise(loop.samples, random);
  for (const biquad of making.filters(loop.rate)) yield* filterCircle(noise, biquad);
  if (making.bubbles !== undefined) yield* addBubbles(noise, loop, making.bubbles, random);
  const even = yield* evenOut(noise, Math.round(loop.rate * 0.35));
  const gain = 10 ** ((making.lufs - loudnessOf(even.subarray(0, 2 * loop.rate), loop.rate)) / 20);
  yield;
  for (let i = 0; i < even.length; i += 1) {
    even[i] = (even[i] as number) * gain;
    if (i % SLICE === SLICE - 1) yield;
  }
  return even;
}

/** A loop of the bed at once: see makeLoopSlices. @internal */
export const makeLoop = (name: string): Float32Array => atOnce(makeLoopSlices(name));

/**
 * How the volume of a loop goes up and down, from 0 to 1 at SWELL_RATE; it closes in a circle.
 * @throws {RangeError} where there is none of that name.
 */
export function makeSwell(name: string): Float32Array {
  const { loop, making } = madeOf(name);
  return making.swell(loop.swellPoints, randomOf(`swell ${SAME_WAVES[name] ?? name}`));
}
