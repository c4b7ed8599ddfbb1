/** `npm run pictures`: paints the pictures of cards from their descriptions, as files or on sheets to look at. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { svgOf, type Picture } from './kit/picture.ts';
import { pngOf, webpOf } from './kit/raster.ts';

const HELP = `npm run pictures -- [--only TEXT] [--look FOLDER]

Paints every picture described under assets/pictures, as the WebP files that the window shows.

  --only TEXT    those whose file has TEXT in its path
  --look FOLDER  no files for the window, but a PNG of each to look at, with the strip beside the card
  --help         this text`;

const HERE = import.meta.dirname;
/** Pixels wide at twice the size they are shown at, and the quality of the WebP. */
const FILES = { scene: { width: 416, quality: 62 }, strip: { width: 280, quality: 58 } } as const;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    look: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** The games that have pictures. */
const GAMES = readdirSync(HERE, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() && one.name !== 'kit' ? [one.name] : [],
);

/** Paints the picture that a file describes. */
async function paint(game: string, path: string): Promise<void> {
  const name = basename(path, '.ts');
  const { picture } = (await import(join(HERE, game, path))) as { picture: Picture };
  for (const shape of ['scene', 'strip'] as const) {
    const svg = svgOf(name, picture, shape);
    const to = values.look ?? join(HERE, game, 'painted', shape);
    mkdirSync(to, { recursive: true });
    if (values.look === undefined) {
      const { width, quality } = FILES[shape];
      writeFileSync(join(to, `${name}.webp`), await webpOf(svg, width, quality));
    } else writeFileSync(join(to, `${name}-${shape}.png`), await pngOf(svg, shape === 'scene' ? 832 : 448));
  }
  process.stdout.write(`${game}/${path}\n`);
}

if (values.help) process.stdout.write(`${HELP}\n`);
else
  for (const game of GAMES)
    for (const path of (readdirSync(join(HERE, game), { recursive: true }) as string[]).sort())
      // What several pictures of a folder share begins with an underscore.
      if (path.endsWith('.ts') && !basename(path).startsWith('_') && `${game}/${path}`.includes(values.only))
        await paint(game, path);
