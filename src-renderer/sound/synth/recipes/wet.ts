/** Water: the noise of what breaks, and the bubbles that close under it, which are what is known as water. */
import { bubble, modesOf, pass, ring } from '../kit/bodies.ts';
import { arch, blow, dying, grains, noise } from '../kit/forces.ts';
import type { Random } from '../kit/random.ts';
import type { Recipe } from './recipe.ts';

/** Bubbles that come by chance, more of them at first; the great ones (`largest` is a radius in metres) are rare and loud. */
export function bubbles(
  tape: Float32Array,
  random: Random,
  at: number,
  { seconds, gain, count, largest }: { seconds: number; gain: number; count: number; largest: number },
): void {
  for (let one = 0; one < count; one += 1) {
    const radius = 0.0008 + (largest - 0.0008) * random.unit() ** 3;
    const when = at + 0.01 + seconds * random.unit() ** 1.6;
    bubble(tape, when, radius, random.between(0, 0.1), gain * random.between(0.3, 1) * (radius / largest));
  }
}

/** A splash: spray, a dull body of water, and bubbles. */
export function splash(
  tape: Float32Array,
  random: Random,
  at: number,
  { seconds, gain, bubbles: count }: { seconds: number; gain: number; bubbles: number },
): void {
  const spray = noise(seconds, arch(seconds * 0.12, seconds), random);
  pass(tape, at, spray, [1200, 5200], gain * 0.6);
  pass(tape, at, noise(seconds, arch(seconds * 0.2, seconds * 0.8), random), [250, 900], gain * 0.5);
  pass(
    tape,
    at,
    grains(seconds, (time) => 900 * (1 - time / seconds), random),
    [1500, 7000],
    gain * 0.5,
  );
  bubbles(tape, random, at, { seconds, gain, count, largest: 0.0038 });
}

/** A wet slap: soft flesh on wood, with the water squeezed out. */
function slap(tape: Float32Array, random: Random, at: number, gain: number): void {
  const body = modesOf(random.near(148, 0.1), [1, 2.1, 3.6], 4, [1, 0.6, 0.4], random);
  ring(tape, at, blow(random.near(0.0035, 0.2), 0.5, random), body, gain * 0.7);
  pass(tape, at, noise(0.12, dying(0.014, 0.002), random), [260, 2400], gain * 0.7);
  pass(
    tape,
    at + 0.004,
    grains(0.12, (time) => 2600 * Math.exp(-time / 0.035), random),
    [900, 5200],
    gain * 0.9,
  );
}

export const WET = {
  fish: (tape, random) => {
    slap(tape, random, 0.001, 1);
    const again = random.near(0.17, 0.2);
    slap(tape, random, again, random.near(0.5, 0.2));
    slap(tape, random, again + random.near(0.12, 0.2), random.near(0.3, 0.3));
    bubbles(tape, random, 0.03, { seconds: 0.4, gain: 0.22, count: 30, largest: 0.0042 });
  },
  water: (tape, random) => {
    splash(tape, random, 0, { seconds: random.near(0.55, 0.1), gain: 0.55, bubbles: 60 });
    bubbles(tape, random, 0.06, { seconds: random.near(0.75, 0.1), gain: 0.8, count: 70, largest: 0.0062 });
  },
} satisfies Record<string, Recipe>;
