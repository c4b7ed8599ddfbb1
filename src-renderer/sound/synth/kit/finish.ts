import { RATE } from '../rate.ts';
import { filter, highPass } from './filters.ts';
import { loudnessOf } from './loudness.ts';

/** A sound ends where all that follows is so much weaker than its peak (-54 dB). */
const SILENT = 0.002;
/** The part of a sound over which its end is led to silence, and the least seconds of it. */
const FADE = { part: 0.15, least: 0.02 };
/** Above this a blow's peak is rounded off, as any drum, ear or desk does, and never passes `most` (-1.4 dBFS). */
const PEAK = { soft: 0.6, most: 0.85 };
/** Values are rounded to so many steps, so that another processor's last digit makes no other bytes. */
const STEPS = 2 ** 20;

/** Index after the last sample that is heard. */
function endOf(tape: Float32Array): number {
  const least = SILENT * tape.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return tape.findLastIndex((value) => Math.abs(value) > least) + 1;
}

/** A peak rounded off. */
function rounded(value: number): number {
  const over = Math.abs(value) - PEAK.soft;
  if (over <= 0) return value;
  const room = PEAK.most - PEAK.soft;
  return Math.sign(value) * (PEAK.soft + room * Math.tanh(over / room));
}

/** A raw tape as a sound: without what lies below hearing, cut where it is over, led to silence, and at `lufs`. */
export function finish(tape: Float32Array, lufs: number): Float32Array {
  filter(tape, highPass(28, RATE));
  const sound = tape.slice(0, endOf(tape));
  const fade = Math.round(Math.max(FADE.least * RATE, FADE.part * sound.length));
  const start = sound.length - fade;
  for (let i = Math.max(0, start); i < sound.length; i += 1)
    sound[i] = (sound[i] as number) * Math.cos((Math.PI / 2) * ((i + 1 - start) / fade)) ** 2;
  const gain = 10 ** ((lufs - loudnessOf(sound)) / 20);
  return sound.map((value) => Math.round(rounded(value * gain) * STEPS) / STEPS);
}
