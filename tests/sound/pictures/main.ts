/** `npm run sound-pictures`: all sounds of the table and the loops under them as waves and spectra, for docs/sound.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeLoop, makeSwell } from '#renderer/sound/synth/bed.ts';
import { BED_LOOPS } from '#renderer/sound/synth/bed-loops.ts';
import { SOUND_NAMES, VARIANTS, type SoundName } from '#renderer/sound/synth/catalogue.ts';
import { makeSound } from '#renderer/sound/synth/make-sound.ts';
import { RATE, SWELL_RATE } from '#renderer/sound/synth/rate.ts';
import { webpOfPixels, type Pixels } from '../../../assets/pictures/kit/raster.ts';
import { centroidOf } from '../spectrum.ts';
import { drawPanel, emptyRow } from './panel.ts';
import { wavBytes } from './wav.ts';

const HELP = `npm run sound-pictures -- [--only TEXT] [--to FOLDER] [--wav FOLDER]

Draws every sound and loop whose name has TEXT in it: the wave above, the spectrum from 50 Hz to 16 kHz below, a sound's variants side
by side.

  --only TEXT   those whose name has TEXT in it
  --to FOLDER   by default docs/sound
  --wav FOLDER  the samples as well, to listen to
  --help        this text`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    to: { type: 'string', default: join('docs', 'sound') },
    wav: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

async function write(name: string, pixels: Pixels): Promise<void> {
  writeFileSync(join(values.to, `${name}.webp`), await webpOfPixels(pixels, 55));
}

function keep(name: string, samples: Float32Array, rate: number): void {
  if (values.wav !== undefined) writeFileSync(join(values.wav, `${name}.wav`), wavBytes(samples, rate));
}

async function drawSound(name: SoundName): Promise<void> {
  const sounds = Array.from({ length: VARIANTS }, (_, variant) => makeSound(name, variant));
  const seconds = Math.max(...sounds.map(({ length }) => length)) / RATE;
  const row = emptyRow(VARIANTS);
  sounds.forEach((sound, index) => {
    drawPanel(row, index, sound, RATE, seconds);
    keep(`${name}-${String(index)}`, sound, RATE);
  });
  await write(name, row);
  const centres = sounds.map((sound) => Math.round(centroidOf(sound, RATE)));
  process.stdout.write(`${name}: ${seconds.toFixed(2)} s, centre at ${centres.join(', ')} Hz\n`);
}

/** A minute of a loop as it is heard, with its swell. */
async function drawLoop({ name, rate }: (typeof BED_LOOPS)[number]): Promise<void> {
  const [loop, swell, seconds] = [makeLoop(name), makeSwell(name), 60];
  const heard = new Float32Array(seconds * rate).map(
    (_, i) => (loop[i % loop.length] ?? 0) * (swell[Math.floor((i / rate) * SWELL_RATE)] ?? 0),
  );
  const row = emptyRow(2);
  drawPanel(row, 0, loop, rate, loop.length / rate);
  drawPanel(row, 1, heard, rate, seconds);
  keep(name, heard, rate);
  await write(`bed-${name}`, row);
}

async function run(): Promise<void> {
  for (const folder of [values.to, values.wav]) if (folder !== undefined) mkdirSync(folder, { recursive: true });
  for (const name of SOUND_NAMES) if (name.includes(values.only)) await drawSound(name);
  for (const loop of BED_LOOPS) if (`bed-${loop.name}`.includes(values.only)) await drawLoop(loop);
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await run();
