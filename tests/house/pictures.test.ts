import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import decode, { init } from '@jsquash/webp/decode.js';
import { beforeAll, describe, expect, it } from 'vitest';
import painted from '../../assets/pictures/painted.json' with { type: 'json' };
import { describedPictures, fingerprintOf } from '../../assets/pictures/described.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';

const COMPOSITIONS = ['scene', 'strip'] as const;
/** What every picture of a game may weigh together, and one strip: a table of four loads some thirty of them at first. */
const MOST = { all: 8_000_000, strip: 7_000 };
/** So many bits two pictures of a game differ in at least. */
const UNLIKE = 10;

const fileOf = (id: string): string => resolve('assets/painted/pictures', `${id}.webp`);
const DESIGNS = [
  ...BASE_PACK.clans.flatMap(({ base, cards }) => [...base, ...cards].map(({ id }) => id)),
  ...BASE_PACK.islands.map(({ id }) => id),
];
const IDS = COMPOSITIONS.flatMap((composition) => DESIGNS.map((id) => `empires-of-the-north/${composition}/${id}`));

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
  it('stand for every card and island of the box, in both compositions', () => {
    expect(IDS.filter((id) => !existsSync(fileOf(id)))).toEqual([]);
    expect(DESIGNS.length).toBe(148);
  });

  it('are those that are described: `npm run pictures` makes them anew', async () => {
    const now: Record<string, string> = {};
    for await (const { id, svg } of describedPictures()) now[id] = fingerprintOf(svg);
    expect(painted).toEqual(now);
  });

  it('are light', () => {
    const weights = IDS.map((id) => [id, statSync(fileOf(id)).size] as const);
    expect(weights.reduce((all, [, weight]) => all + weight, 0)).toBeLessThan(MOST.all);
    expect(weights.filter(([id, weight]) => id.includes('/strip/') && weight > MOST.strip)).toEqual([]);
  });

  describe('of a game', () => {
    beforeAll(async () => {
      const wasm = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
      await init(await WebAssembly.compile(readFileSync(wasm)));
    });

    it('are unlike each other at the size of a card', async () => {
      const hashes: (readonly [id: string, hash: readonly boolean[]])[] = [];
      for (const id of DESIGNS) hashes.push([id, await differenceHash(fileOf(`empires-of-the-north/scene/${id}`))]);
      const alike = hashes.flatMap(([id, hash], at) =>
        hashes
          .slice(at + 1)
          .map(([other, its]) => [id, other, hash.filter((bit, index) => bit !== its[index]).length] as const)
          .filter(([, , differs]) => differs < UNLIKE),
      );
      expect(alike).toEqual([]);
    });
  });
});
