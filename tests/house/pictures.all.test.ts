import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode, { init } from '@jsquash/webp/decode.js';
import { beforeAll, describe, expect, it } from 'vitest';
import painted from '../../assets/pictures/painted.json' with { type: 'json' };
import { describedPictures, fingerprintOf } from '../../assets/pictures/described.ts';
import { contrast, luminance, type Pixel } from './luminance.ts';
import { DESIGNS, fileOf, GAMES } from './pictured.ts';

/** So many bits two pictures of a game differ in at least. */
const UNLIKE = 10;
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

describe('the painted pictures, looked at', () => {
  beforeAll(async () => {
    const wasm = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
    await init(await WebAssembly.compile(readFileSync(wasm)));
  });

  it('are those that are described: `npm run pictures` makes them anew', async () => {
    const now: Record<string, string> = {};
    for await (const { id, svg } of describedPictures()) now[id] = fingerprintOf(svg);
    expect(painted).toEqual(now);
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
