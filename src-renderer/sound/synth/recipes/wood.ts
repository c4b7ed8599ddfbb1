/** Pieces of wood on a wooden table. */
import { modesOf, pass, ring, type Mode } from '../kit/bodies.ts';
import { arch, blow, dying, grains, noise } from '../kit/forces.ts';
import type { Random } from '../kit/random.ts';
import type { Recipe } from './recipe.ts';

/**
 * The table's own modes: a thick plank with much in it that dulls, too small for its lowest modes to reach the air well. It is the
 * same table everywhere, struck elsewhere.
 */
export function table(random: Random, quality = 9): Mode[] {
  return modesOf(137, [1, 1.62, 2.54, 3.81, 5.6, 8.1], quality, [0.07, 0.15, 0.28, 0.36, 0.34, 0.26], random, 0.02);
}

/** A small block of hardwood: its modes lie close and die within a few milliseconds. */
export function block(hz: number, random: Random, quality = 17): Mode[] {
  return modesOf(hz, [1, 1.58, 2.41, 3.3, 4.62], quality, [1, 0.85, 0.65, 0.45, 0.3], random, 0.05);
}

/** How a piece meets the table: its modes, seconds of contact, and how much of the table is heard. */
export type Meeting = { piece: readonly Mode[]; contact: number; table: number };

/** One contact of a piece with the table, with the rustle of two surfaces that are not quite even. */
export function meet(tape: Float32Array, random: Random, at: number, how: Meeting, gain = 1): void {
  const force = blow(how.contact, 0.35, random);
  ring(tape, at, force, table(random), gain * how.table);
  ring(tape, at, force, how.piece, gain);
  const rustle = noise(0.02, dying(0.0022), random);
  pass(tape, at, rustle, [900, 3.6 / how.contact], gain * 0.3);
}

/** Contacts that come faster and weaker, as a piece comes to rest: seconds of the first gap, what is left of it each time. */
export function settle(
  tape: Float32Array,
  random: Random,
  start: { at: number; gap: number; left: number; times: number; gain: number },
  how: Meeting,
): void {
  let { at, gap, gain } = start;
  for (let time = 0; time < start.times; time += 1) {
    at += random.near(gap, 0.12);
    meet(tape, random, at, how, random.near(gain, 0.25));
    gap *= start.left;
    gain *= start.left;
  }
}

/** Wood drawn over wood from `at` on: many small catches, the more the faster, in both bodies. */
export function rub(tape: Float32Array, random: Random, at: number, top: number, seconds: number, gain: number): void {
  const speed = arch(top, seconds);
  const catches = grains(seconds, (time) => 2600 * speed(time) ** 0.7 * (1 + 0.5 * Math.sin(time * 61)), random);
  ring(tape, at, catches, table(random, 7), gain * 0.5);
  ring(tape, at, catches, block(random.near(870, 0.08), random, 6), gain);
  pass(tape, at, noise(seconds, speed, random), [700, 3800], gain * 0.055);
}

const piece = (hz: number, contact: number, share: number, random: Random): Meeting => ({
  piece: block(random.near(hz, 0.06), random),
  contact: random.near(contact, 0.15),
  table: share,
});

export const WOOD = {
  'wood-lift': (tape, random) => {
    rub(tape, random, 0, 0.03, random.near(0.09, 0.2), 0.9);
    meet(tape, random, random.near(0.075, 0.15), piece(1240, 0.0006, 0.25, random), 0.5);
  },
  'wood-set': (tape, random) => {
    const how = piece(910, 0.0007, 1.5, random);
    meet(tape, random, 0.001, how);
    settle(tape, random, { at: 0, gap: random.near(0.055, 0.2), left: 0.33, times: 2, gain: 0.24 }, how);
  },
  'wood-slide': (tape, random) => {
    const seconds = random.near(0.46, 0.12);
    rub(tape, random, 0, seconds * random.near(0.4, 0.3), seconds, 1);
    meet(tape, random, seconds * 0.94, piece(940, 0.0009, 0.8, random), 0.35);
  },
  'pawn-lie': (tape, random) => {
    const how = piece(1130, 0.0006, 1, random);
    meet(tape, random, 0.001, how);
    const roll = { at: 0.02, gap: random.near(0.085, 0.15), left: random.near(0.76, 0.06), times: 6, gain: 0.5 };
    settle(tape, random, roll, how);
    rub(tape, random, 0.06, 0.05, 0.32, 0.05);
  },
  'pawn-stand': (tape, random) => {
    const how = piece(1210, 0.00055, 1.1, random);
    meet(tape, random, 0.001, how);
    settle(tape, random, { at: 0.004, gap: random.near(0.048, 0.2), left: 0.6, times: 3, gain: 0.34 }, how);
  },
  'disc-set': (tape, random) => {
    const how = piece(1480, 0.0005, 0.75, random);
    meet(tape, random, 0.001, how);
    const wobble = { at: 0.012, gap: random.near(0.052, 0.15), left: random.near(0.82, 0.03), times: 10, gain: 0.5 };
    settle(tape, random, wobble, how);
  },
  'cube-set': (tape, random) => {
    const how = piece(1720, 0.0004, 0.9, random);
    meet(tape, random, 0.001, how);
    settle(tape, random, { at: 0.002, gap: random.near(0.034, 0.3), left: 0.45, times: 2, gain: 0.3 }, how);
  },
  'cube-pour': (tape, random) => {
    let at = 0.001;
    for (let cube = 0; cube < 9; cube += 1) {
      const how = piece(random.near(1720, 0.12), 0.0004, 0.7, random);
      const gain = random.between(0.35, 1);
      meet(tape, random, at, how, gain);
      settle(tape, random, { at, gap: random.near(0.045, 0.35), left: 0.5, times: 2, gain: gain * 0.35 }, how);
      at += Math.min(0.11, 0.012 + random.gap(20));
    }
  },
} satisfies Record<string, Recipe>;
