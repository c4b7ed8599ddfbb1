import type { PackIndex } from '#engine/empires-of-the-north/pack-index.ts';
import { noise } from '../../../../board/three/noise.ts';
import { isCarved, islandPrint } from '../island-print.ts';
import type { IslandModel } from '../model.ts';
import { units } from './heights.ts';

/** How wide an island is, and how high it may be at most, in units. */
const WIDTH = 2.5;
const MOST = { near: 0.21, far: 0.42 } as const;
/** From the lowest seat one looks down so flat, as far across as down: what stands before a name rises no higher than that leaves. */
const FLATTEST = 1.32;
/** How far it stays off the edges of its picture, in units. */
const AIR = 0.05;

/** An island before it is carved: how wide and deep, where it begins on its card, and how high it is, by how far across and deep. */
export type Land = {
  readonly pile: IslandModel['pile'];
  readonly width: number;
  readonly deep: number;
  readonly back: number;
  readonly seed: number;
  readonly high: (u: number, v: number) => number;
};

/** How high something may stand so far down an island. */
export const roomAt = (v: number, { deep }: Pick<Land, 'deep'>): number => (v * deep) / FLATTEST;

/** The land of an island; nothing where the signs of its card leave no room. */
export function landOf(box: PackIndex, island: IslandModel): Land | undefined {
  const print = islandPrint(box, island);
  if (!isCarved(print)) return undefined;
  const [width, deep] = [Math.min(WIDTH, units(island.area.width - 14)), units(print.sight) - 2 * AIR];
  const seed = Array.from(island.island ?? '').reduce((n, letter) => (n * 37 + (letter.codePointAt(0) ?? 0)) % 997, 5);
  const shape = { pile: island.pile, width, deep, seed: seed / 97 };
  return { ...shape, back: units(print.top - (island.area.height - 3) / 2) + AIR, high: groundOf(shape) };
}

/** The height of the ground over the card: nothing outside of the coast, and never so much that it stands before the name. */
function groundOf({ pile, seed, deep }: Omit<Land, 'back' | 'high'>): Land['high'] {
  const peaks = pile === 'far' ? peaksOf(seed) : [];
  const most = mostOf(pile, deep);
  return (u, v) => {
    const [x, z] = [2 * u - 1, 2 * v - 1.02];
    const wobble = 0.42 * (noise(u * 0.5 + seed, v * 0.22 + seed) - 0.5);
    const inland = 1 - Math.hypot(Math.abs(x) ** 1.4, Math.abs(z) ** 1.2) + wobble;
    if (inland <= 0) return 0;
    const shore = Math.min(1, inland / 0.22);
    const hills = noise(u * 0.42 + seed, v * 0.14 + 3 * seed);
    const low = 0.022 + shore * (0.02 + (pile === 'near' ? 0.3 : 0.1) * Math.max(0, hills - 0.3));
    const crags = 0.34 * Math.abs(2 * noise(u * 0.9 + seed, v * 0.35 + seed) - 1);
    const mountain = Math.max(
      0,
      ...peaks.map(({ at, high, broad }) => high - Math.hypot((u - at) / broad, (v - CREST) / 0.56)),
    );
    return Math.min(low + shore * most * mountain * (1 - crags), roomAt(v, { deep }), most);
  };
}

/** How far down its picture mountains stand. */
const CREST = 0.62;

/** How high an island of that depth may be. */
export const mostOf = (pile: Land['pile'], deep: number): number => Math.min(MOST[pile], (CREST * deep) / FLATTEST);

type Peak = { readonly at: number; readonly high: number; readonly broad: number };

/** Four mountains side by side; the highest is as high as an island may be. */
function peaksOf(seed: number): Peak[] {
  const highest = Math.floor(seed * 7) % 4;
  return [0.25, 0.42, 0.6, 0.76].map((at, peak) => ({
    at: at + 0.12 * (noise(seed + peak * 0.37, 0.2) - 0.5),
    high: peak === highest ? 0.98 : 0.35 + 0.8 * (noise(seed * 1.7 + peak * 0.41, 0.6) - 0.2),
    broad: 0.11 + 0.1 * noise(seed * 2.3 + peak * 0.29, 0.4),
  }));
}
