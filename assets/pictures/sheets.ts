import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures on one page, four in a row. */
const PAGE = 24;
const STYLE =
  'body{margin:8px;background:#43301f;color:#f0e2c4;font:13px sans-serif;display:grid;grid-template-columns:repeat(4,208px);gap:8px}' +
  'figure{margin:0}img{display:block}.scene{width:208px;height:120px}.strip{width:112px;height:40px;margin-top:2px}';

/** A painted file inside a page. */
const inside = (file: string): string => `data:image/webp;base64,${readFileSync(file).toString('base64')}`;

function figure(folder: string, game: string, name: string): string {
  const image = (composition: string): string =>
    `<img class="${composition}" src="${inside(join(folder, game, composition, `${name}.webp`))}" alt="">`;
  return `<figure>${image('scene')}${image('strip')}${name}</figure>`;
}

/**
 * Writes pages of the painted pictures that lie in `painted`, 24 a page at the sizes they are shown at, into the folder `to`:
 * `<game>-<page>.html`. `only` those with this in `<game>/<name>`.
 */
export function writeSheets(painted: string, to: string, only: string): void {
  mkdirSync(to, { recursive: true });
  for (const game of readdirSync(painted)) {
    const names = readdirSync(join(painted, game, 'scene'))
      .map((file) => file.replace(/\.webp$/, ''))
      .filter((name) => `${game}/${name}`.includes(only))
      .sort();
    for (let from = 0; from < names.length; from += PAGE) {
      const figures = names.slice(from, from + PAGE).map((name) => figure(painted, game, name));
      const file = join(to, `${game}-${from / PAGE + 1}.html`);
      writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${figures.join('\n')}\n`);
    }
  }
}
