/** Brass bells, and the strings of the last chord. */
import { pass, ring, type Mode } from '../kit/bodies.ts';
import { blow, dying, noise } from '../kit/forces.ts';
import type { Random } from '../kit/random.ts';
import { table } from './wood.ts';
import type { Recipe } from './recipe.ts';

/**
 * The partials of a cast bell over its prime, as bell founders name them, with how strongly each is heard and how long it
 * lasts beside the hum.
 */
const PARTIALS = [
  { name: 'hum', ratio: 0.5, gain: 0.2, lasts: 1 },
  { name: 'prime', ratio: 1, gain: 0.5, lasts: 0.6 },
  { name: 'tierce', ratio: 1.19, gain: 0.75, lasts: 0.66 },
  { name: 'quint', ratio: 1.51, gain: 0.25, lasts: 0.4 },
  { name: 'nominal', ratio: 2, gain: 1, lasts: 0.55 },
  { name: 'tenth', ratio: 2.51, gain: 0.3, lasts: 0.3 },
  { name: 'superquint', ratio: 3.01, gain: 0.75, lasts: 0.36 },
  { name: 'octave nominal', ratio: 4.17, gain: 0.5, lasts: 0.22 },
  { name: 'above', ratio: 5.43, gain: 0.35, lasts: 0.1 },
  { name: 'highest', ratio: 6.79, gain: 0.22, lasts: 0.07 },
] as const;

/** A bell: the pitch of its prime, the seconds its hum takes to die to 1/e, and the seconds its clapper touches it. */
type Bell = { prime: number; lasts: number; contact: number };

/**
 * One stroke. It is the same bell in all variants: what differs is how hard and where the clapper meets the rim, which
 * shares the strength of each partial differently among its two modes; these lie a little apart and beat.
 */
function toll(tape: Float32Array, random: Random, at: number, { prime, lasts, contact }: Bell, gain: number): void {
  const place = random.between(0, Math.PI);
  const modes = PARTIALS.flatMap(({ ratio, gain: heard, lasts: share }, index): Mode[] => {
    const [hz, apart] = [prime * ratio, 1.0008 + 0.0011 * ((index * 7) % 4)];
    const turned = place * (index + 2);
    const dies = random.near(lasts * share, 0.15);
    const strength = heard * random.near(1, 0.6);
    return [
      { hz, dies, gain: strength * (0.15 + 0.85 * Math.cos(turned) ** 2) },
      { hz: hz * apart, dies: dies * 0.94, gain: strength * (0.15 + 0.85 * Math.sin(turned) ** 2) },
    ];
  });
  ring(tape, at, blow(random.near(contact, 0.4), 0.2, random), modes, gain);
  pass(tape, at, noise(0.02, dying(0.002, 0.0004), random), [1800, 8000], gain * 0.08);
}

/** A string of two wires: stiff, so its partials lie a little wide, plucked at a seventh of its length. */
function wires(hz: number, lasts: number, random: Random): Mode[] {
  const modes: Mode[] = [];
  for (let partial = 1; partial <= 8 && partial * hz < HIGHEST; partial += 1) {
    const wide = partial * hz * Math.sqrt(1 + 0.00025 * partial * partial);
    const heard = Math.abs(Math.sin((Math.PI * partial) / 7.3)) / partial ** 0.6;
    const dies = lasts / (1 + 0.16 * partial ** 1.35);
    // The two wires of a pair are never quite alike; further up it is not heard.
    for (const wire of partial <= 3 ? [1, random.between(1.0006, 1.0016)] : [1])
      modes.push({ hz: wide * wire, dies: random.near(dies, 0.1), gain: heard * random.near(1, 0.25) });
  }
  return modes;
}

/** Partials above this are left to the pluck's own noise. */
const HIGHEST = 2700;

/** A chord of fifths, an octave and a third over a low D, as ratios of whole numbers. */
const CHORD = [1, 1.5, 2, 2.5, 3] as const;
const LOWEST = 146.83;

export const BELLS = {
  'bell-turn': (tape, random) => toll(tape, random, 0.001, { prime: 890, lasts: 0.62, contact: 0.0002 }, 1),
  'bell-phase': (tape, random) => toll(tape, random, 0.001, { prime: 1270, lasts: 0.42, contact: 0.00016 }, 1),
  *'bell-round'(tape: Float32Array, random: Random) {
    const bell = { prime: 640, lasts: 0.78, contact: 0.0003 };
    toll(tape, random, 0.001, bell, 1);
    yield;
    toll(tape, random, random.near(0.36, 0.06), bell, random.near(0.8, 0.15));
  },
  *'chord-end'(tape: Float32Array, random: Random) {
    let at = 0.002;
    for (const ratio of CHORD) {
      ring(
        tape,
        at,
        blow(random.near(0.0008, 0.2), 0.3, random),
        wires(LOWEST * ratio, 1.05 / ratio ** 0.35, random),
        1,
      );
      ring(tape, at, blow(0.002, 0.3, random), table(random, 14), 0.5);
      pass(tape, at, noise(0.02, dying(0.003), random), [900, 5000], 0.02);
      at += random.near(0.042, 0.25);
      yield;
    }
  },
} satisfies Record<string, Recipe>;
