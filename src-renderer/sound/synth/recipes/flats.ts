/** What is flat: cardboard, cards, paper, cloth. */
import { modesOf, pass, ring } from '../kit/bodies.ts';
import { arch, blow, dying, grains, noise } from '../kit/forces.ts';
import type { Random } from '../kit/random.ts';
import { table } from './wood.ts';
import type { Recipe } from './recipe.ts';

/** Thick board falls flat: the table sounds, the board hardly, and the air under it is pressed out. */
function slab(tape: Float32Array, random: Random, at: number, gain: number): void {
  const force = blow(random.near(0.0013, 0.2), 0.5, random);
  ring(tape, at, force, table(random), gain * 1.2);
  ring(tape, at, force, modesOf(random.near(480, 0.08), [1, 1.7, 2.6, 4.1], 5, [1, 0.9, 0.7, 0.5], random), gain);
  pass(tape, at, noise(0.06, dying(0.007, 0.0015), random), [420, 3800], gain * 0.28);
}

/** A card's edge leaves a thumb: the card is a stiff leaf that hardly rings. */
function snap(tape: Float32Array, random: Random, at: number, gain: number): void {
  const leaf = modesOf(random.near(1850, 0.1), [1, 1.52, 2.3, 3.4], 5, [1, 0.9, 0.7, 0.5], random, 0.08);
  ring(tape, at, blow(0.0003, 0.6, random), leaf, gain);
  pass(tape, at, noise(0.025, dying(0.004), random), [1500, 8500], gain * 0.3);
}

/** A card glides: fine even friction of coated paper. */
function glide(tape: Float32Array, random: Random, at: number, seconds: number, gain: number): void {
  const speed = arch(seconds * random.between(0.35, 0.6), seconds);
  pass(tape, at, noise(seconds, speed, random), [1400, 6500], gain * 0.4);
  pass(
    tape,
    at,
    grains(seconds, (time) => 3200 * speed(time), random),
    [2000, 8000],
    gain * 0.5,
  );
}

/** A card comes to lie on a cushion of air. */
function land(tape: Float32Array, random: Random, at: number, gain: number): void {
  pass(tape, at, noise(0.07, dying(random.near(0.009, 0.2), 0.004), random), [500, 4200], gain * 0.5);
  ring(tape, at + 0.004, blow(0.0022, 0.6, random), table(random, 6), gain * 0.8);
  ring(
    tape,
    at + 0.004,
    blow(0.0006, 0.6, random),
    modesOf(1500, [1, 1.6, 2.5], 4, [1, 0.8, 0.5], random, 0.1),
    gain * 0.6,
  );
}

/** Paper that is handled: folds that give way one by one, in runs. */
function crackle(tape: Float32Array, random: Random, at: number, seconds: number, gain: number): void {
  const runs = [random.between(3, 5), random.between(7, 11), random.between(0, 6)] as const;
  const course = (time: number): number => {
    const run = Math.sin(runs[0] * 6 * time + runs[2]) * Math.sin(runs[1] * 6 * time);
    return arch(seconds * 0.3, seconds)(time) * (0.12 + Math.max(0, 0.3 + run)) ** 1.4;
  };
  const folds = grains(seconds, (time) => 1500 * course(time), random);
  ring(tape, at, folds, modesOf(random.near(2300, 0.1), [1, 1.42, 1.9, 2.7], 3, [1, 1, 0.8, 0.6], random, 0.1), gain);
  pass(
    tape,
    at,
    grains(seconds, (time) => 4500 * course(time), random),
    [1800, 9500],
    gain * 0.6,
  );
  pass(tape, at, noise(seconds, course, random), [1500, 7000], gain * 0.12);
}

export const FLATS = {
  'tile-lay': (tape, random) => {
    slab(tape, random, 0.001, 1);
    slab(tape, random, random.near(0.032, 0.25), random.near(0.3, 0.3));
  },
  'tile-turn': (tape, random) => {
    pass(tape, 0, noise(0.1, arch(0.06, 0.1), random), [700, 4500], 0.05);
    snap(tape, random, random.near(0.03, 0.3), 0.22);
    const down = random.near(0.16, 0.12);
    slab(tape, random, down, 1);
    slab(tape, random, down + random.near(0.028, 0.3), 0.25);
  },
  'card-deal': (tape, random) => {
    snap(tape, random, 0.002, 0.7);
    glide(tape, random, 0.004, random.near(0.13, 0.12), 1);
    land(tape, random, random.near(0.135, 0.1), 0.3);
  },
  'card-turn': (tape, random) => {
    crackle(tape, random, 0, random.near(0.12, 0.15), 0.5);
    snap(tape, random, random.near(0.1, 0.15), 1);
    land(tape, random, random.near(0.175, 0.12), 0.6);
  },
  'card-lay': (tape, random) => {
    glide(tape, random, 0, random.near(0.07, 0.2), 0.25);
    land(tape, random, random.near(0.045, 0.2), 1);
  },
  paper: (tape, random) => crackle(tape, random, 0, random.near(0.62, 0.1), 1),
  cloth: (tape, random) => {
    const seconds = random.near(0.55, 0.12);
    const [slow, phase] = [random.near(9, 0.25), random.between(0, 6)];
    const speed = (time: number): number =>
      arch(seconds * 0.35, seconds)(time) * (0.45 + 0.55 * Math.sin(slow * 2 * time + phase) ** 2);
    pass(tape, 0, noise(seconds, speed, random), [350, 1500], 0.8);
    pass(
      tape,
      0,
      noise(seconds, (time) => speed(time) ** 1.6, random),
      [1100, 4200],
      0.45,
    );
    pass(
      tape,
      0,
      grains(seconds, (time) => 3500 * speed(time), random),
      [700, 2800],
      0.9,
    );
  },
} satisfies Record<string, Recipe>;
