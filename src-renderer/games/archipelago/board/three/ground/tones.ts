/** A colour as the painter mixes it: red, green and blue from 0 to 255. */
export type Tone = readonly [number, number, number];

/** @param colour as six hexadecimal digits after a hash */
export function tone(colour: string): Tone {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** One texel while it is painted: its colour, and how rough it is from 0 to 1. */
export type Texel = { r: number; g: number; b: number; rough: number };

/** Lays a colour over a texel. @param share from 0, not at all, to 1, all of it */
export function lay(on: Texel, over: Tone, share: number): void {
  if (share <= 0) return;
  on.r += (over[0] - on.r) * share;
  on.g += (over[1] - on.g) * share;
  on.b += (over[2] - on.b) * share;
}

/** Gives a texel a colour. */
export function fill(on: Texel, by: Tone): void {
  on.r = by[0];
  on.g = by[1];
  on.b = by[2];
}

/** Makes a texel lighter or darker. */
export function shade(on: Texel, by: number): void {
  on.r *= by;
  on.g *= by;
  on.b *= by;
}
