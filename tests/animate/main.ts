/** `npm run animate`: a first voyage of Archipelago, filmed as an animated picture for the README. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeWhatIsOpen, enter, openPage, startApp } from '#tests/e2e/app.ts';
import { setSetting } from '#tests/gallery/lay.ts';
import { writeAnimation } from './animation.ts';
import { FilmRoll, type Frame } from './film-roll.ts';
import { filmVoyage } from './voyage.ts';

const HELP = `npm run animate -- [--to FILE] [--frames FOLDER]

Plays a first voyage of Archipelago from home to the end of the first crisis, and makes one animated picture of the moments
worth seeing. Tiles and cards come by chance, so no two pictures are the same.

  --to FILE         the animated picture; by default docs/first-voyage.webp
  --frames FOLDER   keeps its pictures one by one as well, to be looked at
  --help            this text`;

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'docs/first-voyage.webp' },
    frames: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Plays the voyage in a Caravel of its own, on the drawn chart, with what happened shown at normal speed. */
async function film(): Promise<readonly Frame[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-animate-'));
  try {
    await setSetting(dataDir, 'film-speed', 'normal');
    await setSetting(dataDir, 'board', 'svg');
    const app = await startApp(dataDir);
    const { page } = await openPage({ width: 1280, height: 720 });
    await enter(page, app.url);
    const roll = new FilmRoll(page);
    await filmVoyage(page, roll);
    return roll.frames;
  } finally {
    await closeWhatIsOpen();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Keeps the pictures in a folder, numbered. */
function keep(frames: readonly Frame[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [place, { name, png }] of frames.entries())
    writeFileSync(join(folder, `${String(place + 1).padStart(2, '0')}-${name}.png`), png);
}

if (values.help) process.stdout.write(`${HELP}\n`);
else {
  const frames = await film();
  if (values.frames !== undefined) keep(frames, values.frames);
  const bytes = writeAnimation(frames, values.to);
  process.stdout.write(`${values.to}: ${frames.length} pictures, ${Math.round(bytes / 1024)} kB\n`);
}
