import type { Peak } from '../../art/mountains.ts';
import { TILE } from '../../art/tile.ts';
import { inset, type Around } from './around.ts';
import { ease } from './grain.ts';
import { terrainOf, type Terrain } from './heights.ts';
import { landOf, paintLand, plainLand } from './paint-land.ts';
import { paintSea, plainSea } from './paint-sea.ts';
import { shade, type Texel } from './tones.ts';

/** The part of the plane round the middle of a hex that a picture of a tile shows: half its width and half its depth. */
export const SHOWN = { x: 1.03, y: 0.9 } as const;

/** How a picture of a tile is painted: so many texels on a side, and whether the light of the lamp is painted in. */
export type Sheet = { readonly size: number; readonly baked: boolean };

/** Texels on a side of the plain picture, at most. */
const COARSE = 110;

/** Beyond the edge of a tile so much more is painted, for the blur between texels. */
const BLEED = -0.04;
/** The lamp where its light is painted in: to the upper left, a little in front. What faces away has the rest. */
const LAMP = { x: -0.62, y: 0.74, z: 0.25, share: 0.62 } as const;
/** How far and which way a mountain throws its shadow, by its height. */
const THROWN = { x: 0.8, y: -0.3, long: Math.hypot(0.8, 0.3) } as const;
/** How much steeper than it is the ground is lit. */
const STEEP = 1.45;
/** Colours are this much lighter where light is painted over them. */
const GAIN = 1.2;

/**
 * The picture of a tile: red, green, blue, and how rough it is. The same bytes for the same ground, in a worker or not.
 */
export function paintTile(around: Around, { size, baked }: Sheet): Uint8Array {
  const terrain = terrainOf(around);
  const land = landOf(around.sketch);
  const light = baked ? lightOf(terrain, land.peaks, size) : undefined;
  const edge = 1 - TILE;
  return eachTexel(size, (on, x, y, at) => {
    const edgeFar = inset(x, y);
    if (edgeFar < BLEED) return;
    const d = terrain.field(x, y);
    if (d < 0) paintSea(on, x, y, -d, terrain.grain);
    else paintLand(on, x, y, d, land, terrain.grain);
    if (light) shade(on, light(at, x, y, d) * GAIN);
    // The groove between two tiles.
    const rim = edgeFar - edge;
    if (rim < 0.035) shade(on, 1 - 0.45 * (1 - ease((rim + 0.01) / 0.045)));
  });
}

/** The same without anything but depths, sand and grass: made at once, for a first picture. */
export function plainTile(field: Terrain['field'], { size, baked }: Sheet): Uint8Array {
  const coarse = Math.ceil(size / Math.ceil(size / COARSE));
  const small = eachTexel(coarse, (on, x, y) => {
    const d = field(x, y);
    if (d < 0) plainSea(on, -d);
    else plainLand(on, d);
    if (baked) shade(on, GAIN);
  });
  return enlarged(small, coarse, size);
}

/** A picture with so many texels on a side with more of them, each of which has the colour of the one that it lies in. */
export function enlarged(picture: Uint8Array, texels: number, size: number): Uint8Array {
  const [from, to] = [new Uint32Array(picture.buffer), new Uint32Array(size * size)];
  for (let at = 0; at < to.length; at++) {
    const [column, row] = [
      Math.floor(((at % size) * texels) / size),
      Math.floor((Math.floor(at / size) * texels) / size),
    ];
    to[at] = from[row * texels + column] ?? 0;
  }
  return new Uint8Array(to.buffer);
}

function eachTexel(size: number, paint: (on: Texel, x: number, y: number, at: number) => void): Uint8Array {
  const bytes = new Uint8Array(size * size * 4);
  const on: Texel = { r: 0, g: 0, b: 0, rough: 1 };
  for (let at = 0; at < size * size; at++) {
    const column = at % size;
    const row = Math.floor(at / size);
    paint(on, ((column + 0.5) / size - 0.5) * 2 * SHOWN.x, ((row + 0.5) / size - 0.5) * 2 * SHOWN.y, at);
    bytes[at * 4] = byte(on.r);
    bytes[at * 4 + 1] = byte(on.g);
    bytes[at * 4 + 2] = byte(on.b);
    bytes[at * 4 + 3] = byte(on.rough * 255);
  }
  return bytes;
}

const byte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** How light each texel is: by the slope of the ground under the lamp, and by the shadows of mountains. */
function lightOf(
  { height }: Terrain,
  peaks: readonly Peak[],
  size: number,
): (at: number, x: number, y: number, d: number) => number {
  const heights = new Float32Array(size * size);
  const [dx, dy] = [(2 * SHOWN.x) / size, (2 * SHOWN.y) / size];
  for (let at = 0; at < size * size; at++)
    heights[at] = height(((at % size) + 0.5) * dx - SHOWN.x, (Math.floor(at / size) + 0.5) * dy - SHOWN.y);
  const level = (column: number, row: number) =>
    heights[Math.max(0, Math.min(size - 1, row)) * size + Math.max(0, Math.min(size - 1, column))] ?? 0;
  return (at, x, y, d) => {
    if (d <= 0) return shadow(peaks, x, y, 0.75);
    const [column, row] = [at % size, Math.floor(at / size)];
    const sx = ((level(column + 1, row) - level(column - 1, row)) / (2 * dx)) * STEEP;
    const sz = ((level(column, row + 1) - level(column, row - 1)) / (2 * dy)) * STEEP;
    const facing = (LAMP.y - sx * LAMP.x - sz * LAMP.z) / Math.hypot(1, sx, sz);
    const lit = 1 - LAMP.share + LAMP.share * (Math.max(0, facing) / LAMP.y);
    return lit * shadow(peaks, x, y, 1);
  };
}

/** Mountains are dark on the side away from the lamp, softly farther off. */
function shadow(peaks: readonly Peak[], x: number, y: number, share: number): number {
  let most = 0;
  for (const { at, half, tall } of peaks) {
    const dx = x - at.x;
    const dy = y - at.y;
    if (Math.abs(dx) > half + tall || Math.abs(dy) > half + tall) continue;
    const along = Math.max(0, Math.min(1, (dx * THROWN.x + dy * THROWN.y) / (THROWN.long ** 2 * tall)));
    const far = Math.hypot(dx - along * tall * THROWN.x, dy - along * tall * THROWN.y);
    most = Math.max(most, ease((half * (1 - 0.6 * along) - far) / 0.06) * (0.42 - 0.2 * along));
  }
  return 1 - most * share;
}
