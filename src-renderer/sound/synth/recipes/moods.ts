/** What befalls all at the table: great and low, or wide and calm. */
import { modesOf, pass, ring, type Mode } from '../kit/bodies.ts';
import { arch, blow, dying, grains, noise, stickSlip } from '../kit/forces.ts';
import type { Random } from '../kit/random.ts';
import { flap } from './ships.ts';
import { bubbles } from './wet.ts';
import { block, meet, table } from './wood.ts';
import type { Recipe } from './recipe.ts';

/** A great drum's skin: the zeros of the Bessel functions over the first, drawn together by the air inside. */
const skin = (hz: number, random: Random, quality: number): Mode[] =>
  modesOf(hz, [1, 1.5, 1.99, 2.24, 2.44, 2.89, 3.41], quality, [0.6, 0.8, 0.8, 0.6, 0.6, 0.45, 0.4], random, 0.02);

/** A fist on the table: soft and broad, so that only the low modes answer. */
function thump(tape: Float32Array, random: Random, at: number, contact: number, gain: number): void {
  const slab: Mode[] = modesOf(92, [1, 1.58, 2.3, 3.4, 4.9], 7, [0.3, 0.55, 0.7, 0.6, 0.45], random, 0.06);
  const force = blow(random.near(contact, 0.25), 0.3, random);
  ring(tape, at, force, [...slab, ...table(random, 9)], gain);
  pass(tape, at, noise(0.07, dying(0.011, 0.002), random), [120, 1500], gain * 0.16);
}

/** A gun across the water: a broad stroke that loses its height as it rolls on. */
function gun(tape: Float32Array, random: Random, at: number, far: number, gain: number): void {
  pass(tape, at, noise(0.3, dying(0.03 * far, 0.002 * far), random), [200, 2200 / far], gain * 0.8);
  pass(tape, at, noise(1.2, dying(0.16 * far, 0.006 * far), random), [85, 520 / far], gain);
  ring(tape, at, blow(0.006, 0.2, random), skin(random.near(66, 0.06), random, 8), gain * 1.1);
}

export const MOODS = {
  fist: (tape, random) => {
    thump(tape, random, 0.001, 0.0042, 1);
    // What stands on the table jumps.
    let at = 0.05;
    for (let piece = 0; piece < 6; piece += 1) {
      const how = { piece: block(random.near(1500, 0.3), random), contact: 0.0005, table: 0.4 };
      meet(tape, random, (at += random.between(0.012, 0.05)), how, 0.05 * random.between(0.4, 1));
    }
  },
  crisis: (tape, random) => {
    ring(tape, 0.001, blow(0.007, 0.15, random), skin(random.near(63, 0.04), random, 17), 2);
    ring(tape, random.near(0.46, 0.06), blow(0.008, 0.15, random), skin(random.near(61, 0.04), random, 17), 1.4);
    const seconds = random.near(1.25, 0.08);
    const load = arch(seconds * 0.4, seconds);
    const groan = stickSlip(seconds, (time) => 15 + 12 * load(time), load, random);
    ring(tape, 0.12, groan, modesOf(random.near(94, 0.05), [1, 1.7, 2.6, 3.9], 11, [1, 0.9, 0.5, 0.2], random), 0.45);
    pass(tape, 0, noise(1.4, arch(0.5, 1.4), random), [45, 170], 0.03);
  },
  unrest: (tape, random) => {
    let at = 0.01;
    const seconds = random.near(0.95, 0.08);
    while (at < seconds) {
      const near = random.between(0.25, 1);
      thump(tape, random, at, 0.0022 + 0.003 * (1 - near), near * (0.5 + (0.5 * at) / seconds));
      at += random.between(0.022, 0.13) * (1.25 - (0.7 * at) / seconds);
    }
    pass(tape, 0, noise(seconds + 0.3, arch(seconds * 0.8, seconds + 0.3), random), [150, 620], 0.035);
  },
  calm: (tape, random) => {
    const seconds = random.near(1.4, 0.08);
    const [body, foam] = [arch(seconds * 0.2, seconds * 0.7), arch(seconds * 0.3, seconds)];
    pass(tape, 0, noise(seconds, body, random), [180, 900], 1);
    pass(
      tape,
      0,
      noise(seconds, (time) => foam(time) ** 2, random),
      [900, 4200],
      0.55,
    );
    pass(
      tape,
      0,
      grains(seconds, (time) => 1600 * foam(time) ** 2, random),
      [1500, 6000],
      0.5,
    );
    bubbles(tape, random, seconds * 0.25, { seconds: seconds * 0.6, gain: 0.14, count: 60, largest: 0.0024 });
  },
  *independence(tape: Float32Array, random: Random) {
    gun(tape, random, 0.001, 1, 1);
    yield;
    gun(tape, random, random.near(0.36, 0.06), 1.8, 0.35);
    yield;
    gun(tape, random, random.near(0.74, 0.06), 2.6, 0.2);
    yield;
    flap(tape, random, 0.5, random.near(1.1, 0.08), 0.3);
  },
} satisfies Record<string, Recipe>;
