import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARD_PAINT } from '#renderer/games/empires-of-the-north/palette.ts';
import painted from '../../assets/pictures/painted.json' with { type: 'json' };
import { contrast, luminance, pixelOf } from './luminance.ts';
import { DESIGNS, fileOf, FIRST, GAMES } from './pictured.ts';

const COMPOSITIONS = ['scene', 'strip'] as const;
/** What every picture of a game may weigh together, one strip, and what lies on a table at first. */
const MOST = { all: 8_000_000, strip: 7_000, first: 250_000 };

const idsIn = (game: string): string[] =>
  COMPOSITIONS.flatMap((composition) => (DESIGNS[game] ?? []).map((id) => `${game}/${composition}/${id}`));

describe('the painted pictures', () => {
  it('stand for everything that is shown, in both compositions, and for nothing else', () => {
    const all = GAMES.flatMap(idsIn);
    expect(Object.keys(painted).sort()).toEqual(all.sort());
    expect(all.filter((id) => !existsSync(fileOf(id)))).toEqual([]);
  });

  it.each(GAMES)('are light: %s', (game) => {
    const weights = idsIn(game).map((id) => [id, statSync(fileOf(id)).size] as const);
    expect(weights.reduce((all, [, weight]) => all + weight, 0)).toBeLessThan(MOST.all);
    expect(weights.filter(([id, weight]) => id.includes('/strip/') && weight > MOST.strip)).toEqual([]);
  });

  it.each(GAMES)('add little to the first load of a table: %s', (game) => {
    const heaviest = (FIRST[game] ?? []).flatMap(([composition, ids, many]) => {
      const weights = ids.map((id) => statSync(fileOf(`${game}/${composition}/${id}`)).size);
      return weights.toSorted((a, b) => b - a).slice(0, many);
    });
    expect(heaviest.reduce((all, weight) => all + weight, 0)).toBeLessThan(MOST.first);
  });

  it('leave names a ground of their own, on which they have a contrast of seven', () => {
    const sheets = ['src-renderer/styles/tokens.css', ...GAMES.map((game) => `src-renderer/games/${game}/colours.css`)];
    const written = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');
    const colour = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(written)?.[1] ?? '';
    const grounds = [
      ...[
        'parchment',
        'parchment-shade',
        'parchment-light',
        'progress-ground',
        'brass-soft',
        'sombre-lit',
        'sombre-paper',
      ].map(colour),
      ...Object.values(CARD_PAINT).flatMap(({ light, dark }) => [light, dark]),
    ];
    const ink = luminance(pixelOf(colour('ink')));
    expect(grounds.filter((ground) => !(contrast(ink, luminance(pixelOf(ground))) >= 7))).toEqual([]);
  });
});
