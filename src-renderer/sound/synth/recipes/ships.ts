/** Ships and their gear: hollow hulls, canvas, rope. */
import { modesOf, pass, ring, type Mode } from '../kit/bodies.ts';
import { arch, blow, dying, noise, stickSlip } from '../kit/forces.ts';
import type { Random } from '../kit/random.ts';
import { splash } from './wet.ts';
import { meet, rub } from './wood.ts';
import type { Recipe } from './recipe.ts';

/** A carved hull with air in it: a low mode of the air, then those of thin boards. */
function hull(random: Random, quality = 13): Mode[] {
  return modesOf(
    random.near(196, 0.05),
    [1, 1.71, 2.86, 4.43, 6.5, 9.1],
    quality,
    [0.45, 0.7, 0.7, 0.55, 0.4, 0.25],
    random,
  );
}

/** Canvas that fills and falls: slow irregular strokes of dull noise. */
export function flap(tape: Float32Array, random: Random, at: number, seconds: number, gain: number): void {
  const [slow, fast] = [random.near(5.2, 0.2), random.near(13, 0.2)];
  const [one, other] = [random.between(0, 6), random.between(0, 6)];
  const stroke = arch(seconds * 0.3, seconds);
  const course = (time: number): number =>
    stroke(time) * (0.25 + Math.sin(slow * 3 * time + one) ** 2 * (0.6 + 0.4 * Math.sin(fast * 6 * time + other)));
  pass(tape, at, noise(seconds, course, random), [110, 620], gain * 1.4);
  pass(
    tape,
    at,
    noise(seconds, (time) => course(time) ** 2, random),
    [500, 2600],
    gain * 0.5,
  );
}

export const SHIPS = {
  'ship-set': (tape, random) => {
    const how = { piece: hull(random), contact: random.near(0.0008, 0.15), table: 0.8 };
    meet(tape, random, 0.001, how);
    meet(tape, random, random.near(0.085, 0.25), { ...how, piece: hull(random) }, random.near(0.45, 0.25));
  },
  'ship-sail': (tape, random) => {
    flap(tape, random, 0, random.near(0.75, 0.1), 1);
    rub(tape, random, 0.1, 0.25, random.near(0.6, 0.12), 0.16);
    splash(tape, random, 0.22, { seconds: 0.55, gain: 0.22, bubbles: 30 });
  },
  'anchor-rope': (tape, random) => {
    const seconds = random.near(0.72, 0.1);
    const speed = arch(seconds * 0.35, seconds);
    const creak = stickSlip(
      seconds,
      (time) => 24 + random.near(74, 0.1) * speed(time),
      (time) => speed(time) ** 0.6,
      random,
    );
    const bitts = modesOf(random.near(345, 0.08), [1, 1.83, 2.92, 4.6, 6.9], 8, [0.5, 0.8, 0.9, 0.8, 0.6], random);
    ring(tape, 0, creak, bitts);
    pass(tape, 0, noise(seconds, speed, random), [900, 4200], 0.09);
    const bump = blow(0.0021, 0.3, random);
    ring(tape, seconds * 0.97, bump, hull(random, 9), 1.1);
    splash(tape, random, seconds * 0.95, { seconds: 0.3, gain: 0.2, bubbles: 22 });
    pass(tape, seconds * 0.97, noise(0.03, dying(0.006), random), [300, 1800], 0.2);
  },
} satisfies Record<string, Recipe>;
