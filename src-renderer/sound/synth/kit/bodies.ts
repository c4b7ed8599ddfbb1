/** What sounds when a force acts on it: bodies with modes, air that lets part of a noise through, bubbles. */
import { RATE } from '../rate.ts';
import { filter, highPass, lowPass } from './filters.ts';
import { samplesIn } from './forces.ts';
import type { Random } from './random.ts';

/** One way a body swings: hertz, seconds until it has died to 1/e, and how strongly it is heard. */
export type Mode = { hz: number; dies: number; gain: number };

/** Modes above this are left out: the samples could not carry them. */
const HIGHEST = 14_000;
/** How many times its 1/e a mode is followed: 65 dB down. */
const FOLLOWED = 7.5;

/**
 * A body's modes from a lowest one: by their ratios, and how many swings (times pi) each lasts. As in any real thing the higher
 * then die faster. `gains` say how strongly each is heard where the body is struck; each is up to `spread` off.
 */
export function modesOf(
  hz: number,
  ratios: readonly number[],
  quality: number,
  gains: readonly number[],
  random: Random,
  spread = 0.03,
): Mode[] {
  return ratios.map((ratio, index) => {
    const own = random.near(hz * ratio, spread);
    return {
      hz: own,
      dies: random.near(quality, 0.15) / (Math.PI * own),
      gain: (gains[index] ?? 0) * random.near(1, 0.4),
    };
  });
}

/**
 * Adds to `tape`, from `at` seconds on, how the modes answer a force of strength `gain`. What is heard is how fast the body's face
 * moves, not how far: a steady push is silent.
 */
export function ring(tape: Float32Array, at: number, force: Float32Array, modes: readonly Mode[], gain = 1): void {
  for (const mode of modes) if (mode.hz < HIGHEST) ringMode(tape, Math.round(at * RATE), force, mode, gain);
}

function ringMode(tape: Float32Array, from: number, force: Float32Array, { hz, dies, gain }: Mode, by: number): void {
  const angle = (2 * Math.PI * hz) / RATE;
  const radius = Math.exp(-1 / (dies * RATE));
  const [near, far] = [2 * radius * Math.cos(angle), -radius * radius];
  const share = (by * gain * radius) / 2;
  const driven = Math.min(tape.length, from + force.length + 2);
  const end = Math.min(tape.length, driven + samplesIn(dies * FOLLOWED));
  let [last, before] = [0, 0];
  for (let i = from; i < driven; i += 1) {
    const push = (force[i - from] ?? 0) - (force[i - from - 2] ?? 0);
    const now = share * push + near * last + far * before;
    before = last;
    last = now;
    tape[i] = (tape[i] as number) + now;
  }
  // Most of a mode's time nothing acts on it any more.
  for (let i = driven; i < end; i += 1) {
    const now = near * last + far * before;
    before = last;
    last = now;
    tape[i] = (tape[i] as number) + now;
  }
}

/** Adds to `tape`, from `at` seconds on, what lies of a force between `low` and `high` hertz. */
export function pass(
  tape: Float32Array,
  at: number,
  force: Float32Array,
  [low, high]: readonly [number, number],
  gain = 1,
): void {
  const heard = force.slice();
  filter(heard, highPass(low, RATE));
  filter(heard, lowPass(high, RATE));
  add(tape, at, heard, gain);
}

/** Adds samples to a tape, from `at` seconds on. */
export function add(tape: Float32Array, at: number, samples: Float32Array, gain = 1): void {
  const from = Math.round(at * RATE);
  const end = Math.min(samples.length, tape.length - from);
  for (let i = 0; i < end; i += 1) tape[from + i] = (tape[from + i] as number) + gain * (samples[i] as number);
}

/**
 * A bubble of a radius in metres that closes under the water (Minnaert's pitch; damping as measured by van den Doel, 2005). One
 * that comes to the surface rises in pitch.
 */
export function bubble(tape: Float32Array, at: number, radius: number, rise: number, gain: number): void {
  const damping = 0.13 / radius + 0.0072 * radius ** -1.5;
  const from = Math.round(at * RATE);
  const end = Math.min(tape.length, from + samplesIn(6 / damping));
  let phase = 0;
  for (let i = from; i < end; i += 1) {
    const seconds = (i - from) / RATE;
    phase += (2 * Math.PI * (3 / radius) * (1 + rise * damping * seconds)) / RATE;
    tape[i] = (tape[i] as number) + gain * Math.min(1, seconds * 900) * Math.exp(-damping * seconds) * Math.sin(phase);
  }
}
