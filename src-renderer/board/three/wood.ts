import {
  Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
} from 'three';
import { WOODS } from '../../styles/palette.ts';
import type { Tier } from './graphics.ts';
import { noise } from './noise.ts';

/** The kinds of wood on a table: the planks it is made of, and the rim round what lies on it. */
type Kind = keyof typeof WOODS;

const PLANKS: Readonly<Record<Kind, number>> = { table: 6, rim: 1 };
/** Texels on a side of the planks, by what draws them. */
const SIDE: Readonly<Record<Tier, number>> = { processor: 256, middle: 512, high: 1024 };
/** How many times a texel is looked up where the wood is seen flat: a processor pays for each, and the table has most of its pixels. */
const LOOKS: Readonly<Record<Tier, number>> = { processor: 1, middle: 4, high: 4 };

/** A texture of wood that repeats: planks along its width, each of its own tone, with rings, fibres, pores and dark gaps. @param tier what draws it */
export function woodTexture(kind: Kind, tier: Tier): DataTexture {
  const side = SIDE[tier] / (kind === 'rim' ? 2 : 1);
  const data = new Uint8Array(side * side * 4);
  const tones = WOODS[kind].map(bytesOf);
  const planks = PLANKS[kind];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) data.set(texel(tones, planks, x / side, y / side, side), 4 * (y * side + x));
  const texture = new DataTexture(data, side, side, RGBAFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = LOOKS[tier];
  texture.needsUpdate = true;
  return texture;
}

type Tone = readonly number[];

const bytesOf = (colour: string): Tone => {
  const { r, g, b } = new Color(colour).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
  return [255 * r, 255 * g, 255 * b];
};

function texel(
  [dark = [], middle = [], light = []]: readonly Tone[],
  planks: number,
  u: number,
  v: number,
  side: number,
): number[] {
  const plank = Math.floor(v * planks);
  const across = v * planks - plank;
  const tone = planks > 1 ? 0.78 + 0.44 * noise(0.37 * plank + 0.11, 0.53) : 1;
  // Rings and fibres run along a plank, and repeat at its ends.
  const warp = noise(u + 0.17 * plank, v / 3 + 0.29 * plank);
  const rings = 0.5 + 0.5 * Math.sin(9 * across + 18 * warp);
  const fibre = noise(u + 0.31 * plank, 16 * v);
  const pore = noise(3 * u, 40 * v) > 0.6 ? 0.82 : 1;
  const gap = planks > 1 && Math.min(across, 1 - across) * side < planks * 1.4 ? 0.4 : 1;
  const t = 0.45 * rings + 0.55 * fibre;
  const [from, to, share] = t < 0.5 ? [dark, middle, 2 * t] : [middle, light, 2 * t - 1];
  const parts = [0, 1, 2].map((part) => {
    const low = from[part] ?? 0;
    return Math.min(255, Math.round((low + ((to[part] ?? 0) - low) * share) * tone * pore * gap));
  });
  return [...parts, 255];
}
