import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const find = createRequire(import.meta.url);
let ready: Promise<unknown> | undefined;

/** Loads what draws and what writes WebP: both are WebAssembly, so the same bytes come out everywhere. */
const start = (): Promise<unknown> =>
  (ready ??= Promise.all([
    readFile(find.resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) => initWasm(wasm)),
    readFile(find.resolve('@jsquash/webp/codec/enc/webp_enc.wasm')).then(async (wasm) =>
      init(await WebAssembly.compile(wasm)),
    ),
  ]));

/** An SVG drawn so many pixels wide, as a PNG. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  await start();
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** A picture as its pixels: four bytes each (red, green, blue, opacity), row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Pixels as a WebP of this quality (0 to 100). */
export async function webpOfPixels(pixels: Pixels, quality: number): Promise<Uint8Array> {
  await start();
  return new Uint8Array(await encode({ ...pixels, colorSpace: 'srgb' } as ImageData, { quality, method: 6 }));
}

/** An SVG drawn so many pixels wide, as a WebP of this quality (0 to 100). */
export async function webpOf(svg: string, width: number, quality: number): Promise<Uint8Array> {
  await start();
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const pixels = { data: new Uint8ClampedArray(drawn.pixels), width: drawn.width, height: drawn.height };
  return webpOfPixels(pixels, quality);
}
