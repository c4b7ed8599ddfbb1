/** `npm run pictures`: paints the pictures of cards from their descriptions, as files or to look at. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { describedPictures, fingerprintOf, type Described } from './described.ts';
import { pngOf, webpOf } from './kit/raster.ts';
import { writeSheets } from './sheets.ts';

const HELP = `npm run pictures -- [--only TEXT] [--look FOLDER | --sheet FOLDER]

Paints the pictures described under assets/pictures whose description or kit has changed since, as the WebP files that the window shows.

  --only TEXT    those whose file has TEXT in its path
  --look FOLDER  no files for the window, but a PNG of each to look at
  --sheet FOLDER pages of 24 of the painted files at the sizes they are shown at, to open in a browser
  --help         this text`;

/** Pixels wide at twice the size they are shown at, and the quality of the WebP. */
const FILES = { scene: { width: 416, quality: 62 }, strip: { width: 280, quality: 58 } } as const;
const LOOK = { scene: 832, strip: 448 } as const;
/** Where the files lie, and what each was painted from. */
const PAINTED = join(import.meta.dirname, '..', 'painted', 'pictures');
const LIST = join(import.meta.dirname, 'painted.json');

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    look: { type: 'string' },
    sheet: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Paints a picture to look at. */
async function look({ name, composition, svg }: Described, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${composition}.png`), await pngOf(svg, LOOK[composition]));
}

/** Paints a picture for the window where it is not the one that lies there. */
async function paint({ id, composition, svg }: Described, list: Record<string, string>): Promise<void> {
  const [file, now] = [join(PAINTED, `${id}.webp`), fingerprintOf(svg)];
  if (list[id] === now && existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const { width, quality } = FILES[composition];
  writeFileSync(file, await webpOf(svg, width, quality));
  list[id] = now;
  process.stdout.write(`${id}\n`);
}

async function run(): Promise<void> {
  if (values.sheet !== undefined) return writeSheets(PAINTED, values.sheet, values.only);
  const list = existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>) : {};
  for await (const picture of describedPictures(values.only))
    await (values.look === undefined ? paint(picture, list) : look(picture, values.look));
  if (values.look !== undefined) return;
  const sorted = Object.entries(list).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await run();
