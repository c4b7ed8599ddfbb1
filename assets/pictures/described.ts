import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { svgOf, type Picture } from './kit/picture.ts';

/** A picture of a thing in one composition, as SVG. */
export type Described = {
  /** Its name in its game, and the path of its file without the ending: `empires-of-the-north/scene/river-trade`. */
  readonly name: string;
  readonly id: string;
  readonly composition: 'scene' | 'strip';
  readonly svg: string;
};

/** A file describes one picture, named as the file, or several by their names: one stack in each of its levels. */
type Module = { readonly picture?: Picture; readonly pictures?: Readonly<Record<string, Picture>> };

const HERE = import.meta.dirname;

/** The files that describe pictures; what several pictures of a folder share begins with an underscore. */
const filesOf = (game: string): string[] =>
  (readdirSync(join(HERE, game), { recursive: true }) as string[])
    .filter((path) => path.endsWith('.ts') && !basename(path).startsWith('_'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Every picture that is described, in both compositions; `only` those whose file has this in its path. */
export async function* describedPictures(only = ''): AsyncGenerator<Described> {
  const folders = readdirSync(HERE, { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'kit');
  for (const { name: game } of folders)
    for (const path of filesOf(game).filter((file) => `${game}/${file}`.includes(only))) {
      const { picture, pictures } = (await import(join(HERE, game, path))) as Module;
      for (const [name, own] of Object.entries(pictures ?? { [basename(path, '.ts')]: picture as Picture }))
        for (const composition of ['scene', 'strip'] as const)
          yield { name, id: `${game}/${composition}/${name}`, composition, svg: svgOf(name, own, composition) };
    }
}

/** By what a file is known to show this picture. */
export const fingerprintOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);
