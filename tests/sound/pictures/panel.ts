import type { Pixels } from '../../../assets/pictures/kit/raster.ts';
import { powerAt } from '../spectrum.ts';

/** Pixels of one drawing: the wave above, under it the spectrum over time. */
export const PANEL = { width: 208, wave: 34, spectrum: 108, gap: 6 } as const;
/** The lowest and highest frequency drawn; between them the scale is logarithmic. */
const SPAN = [50, 16_000] as const;
/** How far below the loudest point of a sound is still drawn, in dB. */
const DEPTH = 72;
const GROUND = [24, 17, 12] as const;
/** From silence to the loudest: dark, sea, brass, parchment. */
const RAMP = [GROUND, [18, 58, 74], [138, 106, 51], [232, 190, 110], [255, 246, 222]] as const;

type Colour = readonly [number, number, number];

/** An empty picture for `count` drawings beside each other. */
export function emptyRow(count: number): Pixels {
  const width = count * (PANEL.width + PANEL.gap) - PANEL.gap;
  const height = PANEL.wave + 2 + PANEL.spectrum;
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1)
      dot(pixels, x, y, x % (PANEL.width + PANEL.gap) < PANEL.width ? GROUND : [255, 255, 255]);
  return pixels;
}

function dot({ data, width }: Pixels, x: number, y: number, colour: Colour): void {
  data.set([...colour, 255], (y * width + x) * 4);
}

/** A colour of the ramp for a value from 0 to 1. */
function rampAt(value: number): Colour {
  const at = Math.max(0, Math.min(0.9999, value)) * (RAMP.length - 1);
  const [from, to] = [RAMP[Math.floor(at)] ?? GROUND, RAMP[Math.floor(at) + 1] ?? GROUND];
  const mix = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * (at % 1);
  return [mix(0), mix(1), mix(2)];
}

function drawWave(pixels: Pixels, left: number, samples: Float32Array, perPixel: number): void {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const middle = PANEL.wave / 2;
  for (let x = 0; x < PANEL.width; x += 1) {
    const part = samples.subarray(Math.floor(x * perPixel), Math.floor((x + 1) * perPixel) + 1);
    if (part.length < 2) continue;
    const [low, high] = [Math.min(...part) / peak, Math.max(...part) / peak];
    const rowOf = (value: number): number => Math.round(middle - value * (middle - 1));
    for (let y = rowOf(high); y <= rowOf(low); y += 1) dot(pixels, left + x, y, [200, 161, 90]);
  }
}

function drawSpectrum(pixels: Pixels, left: number, samples: Float32Array, perPixel: number, rate: number): void {
  const size = perPixel * PANEL.width > rate ? 2048 : 512;
  const columns = Array.from({ length: PANEL.width }, (_, x) =>
    powerAt(samples, Math.round((x + 0.5) * perPixel - size / 2), size),
  );
  const loudest = columns.reduce((most, column) => Math.max(most, ...column), 1e-30);
  const binAt = (y: number): number =>
    Math.round((SPAN[0] * (SPAN[1] / SPAN[0]) ** (1 - y / PANEL.spectrum) * size) / rate);
  for (const [x, column] of columns.entries()) {
    for (let y = 0; y < PANEL.spectrum; y += 1) {
      // A row has all that lies in it, lest a single partial fall between two.
      const [low, high] = [binAt(y + 1), binAt(y)];
      const power = column.slice(low, Math.max(high, low + 1)).reduce((most, one) => Math.max(most, one), 0);
      const value = 1 + (10 * Math.log10(power / loudest + 1e-30)) / DEPTH;
      dot(pixels, left + x, PANEL.wave + 2 + y, rampAt(value));
    }
  }
  for (const hz of [100, 1000, 10_000]) {
    const y = Math.round(PANEL.spectrum * (1 - Math.log(hz / SPAN[0]) / Math.log(SPAN[1] / SPAN[0])));
    for (let x = 0; x < PANEL.width; x += 8) dot(pixels, left + x, PANEL.wave + 2 + y, [255, 255, 255]);
  }
}

/** Draws a sound as the drawing of this number in the row, `seconds` wide. */
export function drawPanel(pixels: Pixels, index: number, samples: Float32Array, rate: number, seconds: number): void {
  const left = index * (PANEL.width + PANEL.gap);
  const perPixel = (seconds * rate) / PANEL.width;
  drawWave(pixels, left, samples, perPixel);
  drawSpectrum(pixels, left, samples, perPixel, rate);
}
