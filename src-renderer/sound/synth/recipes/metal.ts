/** Metal: coins, and tools on wood and wax. */
import { modesOf, pass, ring, type Mode } from '../kit/bodies.ts';
import { arch, blow, dying, grains, noise } from '../kit/forces.ts';
import type { Random } from '../kit/random.ts';
import { block, meet, table } from './wood.ts';
import type { Recipe } from './recipe.ts';

/**
 * The modes of a free round plate over its lowest (Leissa, Vibration of Plates, 1969, for a Poisson ratio of 0.33: 5.253, 9.084,
 * 12.23, 20.52). Of a brass coin 38 mm wide and 1.5 mm thick the lowest lies at 3.7 kHz.
 */
const PLATE = [1, 1.73, 2.33, 3.91] as const;

/** A coin's modes. None is perfectly round, so each comes in two a little apart, which beat. */
function coinModes(hz: number, random: Random, quality: number): Mode[] {
  const own = random.near(hz, 0.05);
  return [0, 1].flatMap((twin) =>
    modesOf(own * (1 + twin * random.between(0.003, 0.011)), PLATE, quality, [0.8, 1, 0.8, 0.5], random, 0.006),
  );
}

/** A coin on the table: a very short contact, so that it rings high; the table gives a dull tick. */
function chink(tape: Float32Array, random: Random, at: number, coin: readonly Mode[], gain: number): void {
  const force = blow(0.00012, 0.2, random);
  ring(
    tape,
    at,
    force,
    coin.map((mode) => ({ ...mode, gain: mode.gain * random.between(0.5, 1) })),
    gain,
  );
  ring(tape, at, blow(0.0005, 0.3, random), table(random), gain * 0.35);
  pass(tape, at, noise(0.01, dying(0.0012, 0.0003), random), [2500, 11_000], gain * 0.3);
}

/** A coin that falls, jumps and comes to lie; the table takes its ring away at last. */
function drop(tape: Float32Array, random: Random, at: number, hz: number, gain: number): void {
  const quality = random.near(620, 0.25);
  let [when, gap, strength] = [at, random.near(0.085, 0.25), gain];
  for (let time = 0; time < 5; time += 1) {
    chink(tape, random, when, coinModes(hz, random, quality * 0.75 ** time), strength);
    when += random.near(gap, 0.1);
    gap *= 0.66;
    strength *= 0.62;
  }
}

/** Steel that is struck: the modes of a stubby bar, which the hand dulls. */
const stubby = (hz: number, quality: number, random: Random): Mode[] =>
  modesOf(hz, [1, 1.67, 2.21, 2.93], quality, [1, 0.8, 0.6, 0.4], random, 0.03);

/** A log: a bar whose modes lie as 1 : 2.76 : 5.4, and those across the grain between. */
const log = (hz: number, random: Random): Mode[] =>
  modesOf(hz, [1, 1.63, 2.76, 4.1, 5.4, 8.2], 10, [1, 0.8, 0.9, 0.6, 0.5, 0.3], random, 0.04);

function strike(tape: Float32Array, random: Random, at: number, gain: number): void {
  const force = blow(random.near(0.00045, 0.15), 0.3, random);
  ring(tape, at, force, table(random, 13), gain * 1.3);
  ring(tape, at, force, log(random.near(420, 0.04), random), gain);
  ring(tape, at, force, stubby(random.near(2870, 0.02), 75, random), gain * 0.8);
  pass(tape, at, noise(0.02, dying(0.003), random), [900, 6500], gain * 0.12);
}

/** Steel drawn along the mouth of a scabbard: fine friction, brighter as it goes faster. */
function draw(tape: Float32Array, random: Random, seconds: number): void {
  const speed = arch(seconds * 0.75, seconds);
  const scrape = grains(seconds, (time) => 800 + 9000 * speed(time) ** 1.5, random);
  const steel = modesOf(
    random.near(1710, 0.03),
    [1, 1.93, 2.76, 3.61, 4.3, 5.4],
    85,
    [0.25, 0.7, 1, 0.9, 0.8, 0.5],
    random,
    0.02,
  );
  ring(tape, 0, scrape, steel, 0.2);
  pass(tape, 0, scrape, [2600, 9500], 0.4);
  for (const [top, low, high] of [
    [0.4, 1600, 3600],
    [0.68, 2900, 6000],
    [0.88, 5000, 10_500],
  ] as const)
    pass(tape, 0, noise(seconds, arch(seconds * top, seconds), random), [low, high], 0.16);
  ring(
    tape,
    seconds * 0.93,
    blow(0.0001, 0.3, random),
    steel.map((mode) => ({ ...mode, dies: mode.dies * 5 })),
    0.7,
  );
}

export const METAL = {
  coin: (tape, random) => drop(tape, random, 0.001, 3700, 1),
  coins: (tape, random) => {
    for (let one = 0; one < 6; one += 1) {
      const at = 0.001 + one * 0.07 + random.between(0, 0.06);
      drop(tape, random, at, random.near(3800, 0.16), random.between(0.4, 1));
    }
  },
  hammer: (tape, random) => {
    strike(tape, random, 0.001, 1);
    strike(tape, random, random.near(0.26, 0.08), random.near(0.75, 0.15));
  },
  blade: (tape, random) => draw(tape, random, random.near(0.36, 0.1)),
  harvest: (tape, random) => {
    let at = 0;
    for (const gain of [1, 0.8]) {
      const seconds = random.near(0.3, 0.12);
      const sweep = arch(seconds * 0.55, seconds);
      pass(
        tape,
        at,
        noise(seconds, (time) => sweep(time) ** 1.5, random),
        [1700, 7500],
        gain * 0.3,
      );
      const stalks = grains(seconds, (time) => 1900 * sweep(time) ** 2, random);
      ring(
        tape,
        at,
        stalks,
        modesOf(random.near(1900, 0.08), [1, 1.6, 2.3, 3.3], 4, [0.8, 1, 1, 0.7], random),
        gain * 0.9,
      );
      at += seconds * random.near(1.15, 0.06);
    }
    pass(
      tape,
      at - 0.12,
      grains(0.22, (time) => 900 * arch(0.06, 0.22)(time), random),
      [1200, 5500],
      0.5,
    );
  },
  seal: (tape, random) => {
    const press = random.near(0.006, 0.15);
    ring(tape, 0.001, blow(press, 0.2, random), table(random, 9), 4);
    ring(tape, 0.003, blow(0.0008, 0.3, random), block(random.near(620, 0.05), random, 9), 0.7);
    pass(tape, 0, noise(0.16, arch(0.03, 0.16), random), [160, 750], 0.12);
    const loose = random.near(0.3, 0.12);
    pass(
      tape,
      loose,
      grains(0.14, (time) => 1500 * arch(0.1, 0.14)(time), random),
      [700, 3800],
      0.5,
    );
    meet(
      tape,
      random,
      loose + 0.14,
      { piece: stubby(random.near(1450, 0.04), 30, random), contact: 0.0007, table: 0.3 },
      0.18,
    );
  },
  axe: (tape, random) => {
    const force = blow(random.near(0.0006, 0.15), 0.5, random);
    ring(tape, 0.001, force, log(random.near(205, 0.05), random), 1.4);
    ring(tape, 0.001, force, stubby(random.near(3150, 0.03), 45, random), 0.12);
    pass(tape, 0.001, noise(0.09, dying(0.013), random), [350, 3600], 0.22);
    const splits = grains(0.3, (time) => 3000 * Math.exp(-time / 0.045), random);
    ring(tape, 0.004, splits, log(random.near(540, 0.06), random), 0.55);
    meet(tape, random, random.near(0.24, 0.15), { piece: block(760, random), contact: 0.0009, table: 0.8 }, 0.16);
  },
} satisfies Record<string, Recipe>;
