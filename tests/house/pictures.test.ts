import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import decode, { init } from '@jsquash/webp/decode.js';
import { beforeAll, describe, expect, it } from 'vitest';
import painted from '../../assets/pictures/painted.json' with { type: 'json' };
import { describedPictures, fingerprintOf } from '../../assets/pictures/described.ts';
import { CARD_PAINT } from '#renderer/games/empires-of-the-north/palette.ts';
import { contrast, luminance, pixelOf, type Pixel } from './luminance.ts';
import { BASE_PACK as ARCHIPELAGO } from '#engine/archipelago/data/base/base-pack.ts';
import { BASE_PACK as EMPIRES } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { BASE_PACK as ENDEAVOR } from '#engine/endeavor/data/base/base-pack.ts';

const COMPOSITIONS = ['scene', 'strip'] as const;
/** What every picture of a game may weigh together, one strip, and what lies on a table at first. */
const MOST = { all: 8_000_000, strip: 7_000, first: 250_000 };
/** So many bits two pictures of a game differ in at least. */
const UNLIKE = 10;

const fileOf = (id: string): string => resolve('assets/painted/pictures', `${id}.webp`);
const named = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}-${id}`);
const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
/** Everything of the box that has a picture, and the kinds of what somebody adds in a pack of their own. */
const DESIGNS: Readonly<Record<string, readonly string[]>> = {
  archipelago: [
    ...idsOf(ARCHIPELAGO.cards),
    ...named('trend', idsOf(ARCHIPELAGO.trends)),
    ...named('objective', idsOf(ARCHIPELAGO.objectives)),
    ...named('back', ['evolution', 'trend', 'short', 'medium', 'long']),
    ...named('kind', ['character', 'progress']),
  ],
  'empires-of-the-north': [
    ...EMPIRES.clans.flatMap(({ base, cards }) => [...idsOf(base), ...idsOf(cards)]),
    ...idsOf(EMPIRES.islands),
    ...named('clan', idsOf(EMPIRES.clans)),
    ...named('tile', ['explore', 'populate', 'construct', 'harvest', 'sail']),
    ...named('kind', ['field', 'action', 'special', 'storage', 'plain', 'boost', 'near', 'far']),
  ],
  endeavor: [
    ...named('building', idsOf([ENDEAVOR.start, ...ENDEAVOR.buildings])),
    ...ENDEAVOR.stacks.flatMap(({ cards }) => idsOf(cards)),
    ...named('kind', ['building', 'card', 'governor']),
  ],
};
const GAMES = Object.keys(DESIGNS);
const idsIn = (game: string): string[] =>
  COMPOSITIONS.flatMap((composition) => (DESIGNS[game] ?? []).map((id) => `${game}/${composition}/${id}`));

/** What lies on a table at first where it is the heaviest: pictures of which kind, and how many of each. */
const FIRST: Readonly<
  Record<string, readonly (readonly [composition: string, ids: readonly string[], many: number])[]>
> = {
  archipelago: [
    ['scene', [...idsOf(ARCHIPELAGO.cards)], 5],
    ['scene', ['back-evolution'], 1],
  ],
  'empires-of-the-north': [
    ['scene', idsOf(EMPIRES.islands), 4],
    ['scene', named('tile', ['explore', 'populate', 'construct', 'harvest', 'sail']), 5],
    ['scene', named('clan', idsOf(EMPIRES.clans)), 1],
    ['strip', EMPIRES.clans.flatMap(({ base }) => idsOf(base)), 20],
    ['scene', EMPIRES.clans.flatMap(({ cards }) => idsOf(cards)), 4],
  ],
  endeavor: [
    ['strip', ENDEAVOR.stacks.flatMap(({ cards }) => idsOf(cards)), 8],
    ['strip', ['building-colonial-house'], 1],
  ],
};

/** How much of a hero must stand out from its ground by light alone, as colours do not for everybody: contrast, and share of what is not ground. */
const STANDS_OUT = { contrast: 1.6, share: 0.5 };
/** So far in red, green and blue something lies from the ground that is none of it. */
const NO_GROUND = 48;

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Which share of the hero of a strip stands out from its ground, which is what lies at its ends. */
async function standingOut(file: string): Promise<number> {
  const { data, width, height } = await decode(new Uint8Array(readFileSync(file)).buffer);
  const end = Math.floor(width / 8);
  const [ground, others]: [Pixel[], Pixel[]] = [[], []];
  for (let at = 0; at < width * height; at++) {
    const column = at % width;
    const pixel: Pixel = [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0];
    (column < end || column >= width - end ? ground : others).push(pixel);
  }
  const middle: Pixel = [0, 1, 2].map((part) => middleOf(ground.map((pixel) => pixel[part] ?? 0))) as unknown as Pixel;
  const light = middleOf(ground.map(luminance));
  const hero = others.filter(
    (pixel) => Math.hypot(...pixel.map((value, part) => value - (middle[part] ?? 0))) > NO_GROUND,
  );
  const clear = hero.filter((pixel) => contrast(luminance(pixel), light) >= STANDS_OUT.contrast);
  return clear.length / hero.length;
}

/** How light each point of a picture of 9 by 8 points is, and from it whether each is lighter than its neighbour. */
async function differenceHash(file: string): Promise<readonly boolean[]> {
  const { data, width, height } = await decode(new Uint8Array(readFileSync(file)).buffer);
  const light = (column: number, row: number): number => {
    let [sum, many] = [0, 0];
    for (let y = Math.floor((row * height) / 8); y < Math.floor(((row + 1) * height) / 8); y++)
      for (let x = Math.floor((column * width) / 9); x < Math.floor(((column + 1) * width) / 9); x++) {
        const at = 4 * (y * width + x);
        sum += 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
        many++;
      }
    return sum / many;
  };
  return Array.from({ length: 64 }, (_, at) => light(at % 8, at >> 3) > light((at % 8) + 1, at >> 3));
}

describe('the painted pictures', () => {
  it('stand for everything that is shown, in both compositions, and for nothing else', () => {
    const all = GAMES.flatMap(idsIn);
    expect(Object.keys(painted).sort()).toEqual(all.sort());
    expect(all.filter((id) => !existsSync(fileOf(id)))).toEqual([]);
  });

  it('are those that are described: `npm run pictures` makes them anew', async () => {
    const now: Record<string, string> = {};
    for await (const { id, svg } of describedPictures()) now[id] = fingerprintOf(svg);
    expect(painted).toEqual(now);
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

  describe('of a game', () => {
    beforeAll(async () => {
      const wasm = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
      await init(await WebAssembly.compile(readFileSync(wasm)));
    });

    it.each(GAMES)('are unlike each other at the size of a card: %s', async (game) => {
      const hashes: (readonly [id: string, hash: readonly boolean[]])[] = [];
      for (const id of DESIGNS[game] ?? []) hashes.push([id, await differenceHash(fileOf(`${game}/scene/${id}`))]);
      const alike = hashes.flatMap(([id, hash], at) =>
        hashes
          .slice(at + 1)
          .map(([other, its]) => [id, other, hash.filter((bit, index) => bit !== its[index]).length] as const)
          .filter(([, , differs]) => differs < UNLIKE),
      );
      expect(alike).toEqual([]);
    });

    it.each(GAMES)('show their heroes by light alone: %s', async (game) => {
      const shares: (readonly [id: string, share: number])[] = [];
      for (const id of DESIGNS[game] ?? []) shares.push([id, await standingOut(fileOf(`${game}/strip/${id}`))]);
      expect(shares.filter(([, share]) => share < STANDS_OUT.share)).toEqual([]);
    });
  });
});
