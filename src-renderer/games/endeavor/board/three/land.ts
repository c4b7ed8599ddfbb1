import chart from '../../../../../assets/endeavor/chart.json';
import type { Point } from '../../../../board/plane.ts';
import { BLEED, SHEET } from '../stretch.ts';

/** Width of a cell of the raster, in points of the sheet. */
const CELL = 2;
/** How far it goes beyond the sheet, in points: the land goes on there. */
const BEYOND = Math.min(BLEED.x, BLEED.y) - 4;
const [COLUMNS, ROWS] = [Math.round((SHEET.width + 2 * BEYOND) / CELL), Math.round((SHEET.height + 2 * BEYOND) / CELL)];

/** How much of what is round a point of the sheet is land, from 0 to 1. */
export type Land = (p: Point) => number;

/** The land of the chart, its coast blurred by so many points. */
export function landOf(blur: number): Land {
  const field = blurred(raster(), Math.max(1, Math.round(blur / CELL)));
  const at = (column: number, row: number) =>
    field[Math.min(ROWS - 1, Math.max(0, row)) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column))] ?? 0;
  return ({ x, y }) => {
    const [u, v] = [(x + BEYOND) / CELL - 0.5, (y + BEYOND) / CELL - 0.5];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [u - i, v - j];
    return (at(i, j) * (1 - a) + at(i + 1, j) * a) * (1 - b) + (at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a) * b;
  };
}

/** The outlines of a path of straight lines from point to point, in tenths of a point. */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  let at = { x: 0, y: 0 };
  for (const [, way, figures = ''] of path.matchAll(/([Ml])([^Mlz]*)/g)) {
    const numbers = (figures.match(/-?\d+/g) ?? []).map(Number);
    if (way === 'M') outlines.push([]);
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x, y] = [(numbers[i] ?? 0) / 10, (numbers[i + 1] ?? 0) / 10];
      at = way === 'M' ? { x, y } : { x: at.x + x, y: at.y + y };
      outlines.at(-1)?.push(at);
    }
  }
  return outlines;
}

let known: Float32Array | undefined;

/** 1 where the middle of a cell lies on land, 0 at sea. */
function raster(): Float32Array {
  return (known ??= Object.values(chart.lands).reduce(fill, new Float32Array(COLUMNS * ROWS)));
}

function fill(field: Float32Array, path: string): Float32Array {
  const crossings = Array.from({ length: ROWS }, (): number[] => []);
  for (const outline of outlinesOf(path))
    outline.forEach((p, i) => cross(crossings, p, outline[(i + 1) % outline.length] ?? p));
  crossings.forEach((across, row) => {
    across.sort((a, b) => a - b);
    for (let i = 0; i + 1 < across.length; i += 2) {
      const [from, to] = [across[i] ?? 0, across[i + 1] ?? 0].map((x) => Math.round((x + BEYOND) / CELL));
      field.fill(1, row * COLUMNS + Math.max(0, from ?? 0), row * COLUMNS + Math.min(COLUMNS, Math.max(0, to ?? 0)));
    }
  });
  return field;
}

/** Notes where a side of an outline crosses the middles of rows. */
function cross(crossings: readonly number[][], p: Point, q: Point): void {
  const [high, low] = p.y < q.y ? [p, q] : [q, p];
  const first = Math.max(0, Math.ceil((high.y + BEYOND) / CELL - 0.5));
  for (let row = first; row < ROWS; row++) {
    const y = (row + 0.5) * CELL - BEYOND;
    if (y >= low.y) return;
    crossings[row]?.push(high.x + ((low.x - high.x) * (y - high.y)) / (low.y - high.y));
  }
}

/** The mean of the cells round each, twice over, along rows and columns. */
function blurred(field: Float32Array, reach: number): Float32Array {
  let now = field;
  for (const [step, length] of [
    [1, COLUMNS],
    [COLUMNS, ROWS],
    [1, COLUMNS],
    [COLUMNS, ROWS],
  ] as const) {
    const next = new Float32Array(now.length);
    const lines = now.length / length;
    for (let line = 0; line < lines; line++) {
      const start = step === 1 ? line * COLUMNS : line;
      for (let i = 0; i < length; i++) {
        let sum = 0;
        for (let by = -reach; by <= reach; by++)
          sum += now[start + step * Math.min(length - 1, Math.max(0, i + by))] ?? 0;
        next[start + step * i] = sum / (2 * reach + 1);
      }
    }
    now = next;
  }
  return now;
}
