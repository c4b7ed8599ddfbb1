import { add, mix, polar, type Point } from '../../../../board/plane.ts';
import { noise } from '../../../../board/three/noise.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import { POINTS, toPlane, type RouteLine } from '../geometry.ts';
import type { BoardModel } from '../model.ts';
import { SHEET } from '../stretch.ts';
import { landOf } from './land.ts';
import { spacesOf, type Space } from './spaces.ts';

/** The sea lies so far below the land, which lies in the plane of the places, in units. */
export const SEA = -0.13;
/** What the board shows round the sheet, in points: no space is hidden by the frame. */
export const MARGIN = 4;
/** How wide and deep the board is, in units. */
export const WIDE = (SHEET.width + 2 * MARGIN) / POINTS;
export const DEEP = (SHEET.height + 2 * MARGIN) / POINTS;

/** Columns of the grid of heights, by what draws it. */
const COLUMNS: Readonly<Record<Tier, number>> = { processor: 112, middle: 136, high: 220 };
/** Hills rise where the noise is above `from`, `by` times as high; a wave of it is so long, in points. */
const HILLS = { from: 0.42, by: 0.26, wave: 430 } as const;
/** A space is flat so far beyond its edge, and its slope so wide, in points. */
const FLAT = { beyond: 3, slope: 11 } as const;
/** Beside a route it is so far flat, in points. */
const BESIDE_ROUTE = 7;

const ease = (t: number): number => t * t * (3 - 2 * t);

/** The heights of the board on a grid: raised land, hills on it, flat under everything that is played with. */
export class Ground {
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float32Array;
  /** Width of a cell of the grid, in points. */
  readonly #cell: number;

  constructor(model: BoardModel, tier: Tier) {
    this.columns = COLUMNS[tier];
    this.rows = Math.round((this.columns * DEEP) / WIDE);
    this.#cell = (SHEET.width + 2 * MARGIN) / this.columns;
    const land = landOf(Math.max(2.2, this.#cell * 0.4));
    const base = this.#each((p) => SEA * (1 - ease(Math.min(1, Math.max(0, (land(p) - 0.25) / 0.5)))));
    const spaces = spacesOf(model);
    const room = this.#room(spaces, model);
    const inland = landOf(9);
    const hills = this.#each((p, i) => {
      const high = HILLS.by * Math.max(0, noise(p.x / HILLS.wave, p.y / HILLS.wave) - HILLS.from);
      return high * ease(Math.max(0, 2 * inland(p) - 1)) * (room[i] ?? 0);
    });
    this.heights = base.map((height, i) => height + (hills[i] ?? 0));
    this.#flatten(base, spaces);
  }

  /** The height at a point of the plane. */
  at({ x, y }: Point): number {
    const u = Math.min(this.columns - 1e-6, Math.max(0, (x / WIDE + 0.5) * this.columns));
    const v = Math.min(this.rows - 1e-6, Math.max(0, (y / DEEP + 0.5) * this.rows));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [u - i, v - j];
    const [one, other] = [this.#corner(i + 1, j), this.#corner(i, j + 1)];
    // The two triangles of a cell, as a plane geometry cuts it.
    if (a + b <= 1) return this.#corner(i, j) * (1 - a - b) + one * a + other * b;
    return this.#corner(i + 1, j + 1) * (a + b - 1) + one * (1 - b) + other * (1 - a);
  }

  /** The highest ground under something round: what lies there is cut by no slope. @param r in units */
  under(p: Point, r: number): number {
    const rings = [0.5, 1].flatMap((share) =>
      Array.from({ length: 12 }, (_, i) => this.at(add(p, polar((i * Math.PI) / 6, r * share)))),
    );
    return Math.max(this.at(p), ...rings);
  }

  #corner(i: number, j: number): number {
    return this.heights[j * (this.columns + 1) + i] ?? 0;
  }

  /** A value for each corner of the grid, by its point of the sheet. */
  #each(value: (p: Point, i: number) => number): Float32Array {
    const across = this.columns + 1;
    return Float32Array.from({ length: across * (this.rows + 1) }, (_, i) => value(this.#point(i), i));
  }

  #point(i: number): Point {
    const across = this.columns + 1;
    return {
      x: -MARGIN + ((SHEET.width + 2 * MARGIN) * (i % across)) / this.columns,
      y: -MARGIN + ((SHEET.height + 2 * MARGIN) * Math.floor(i / across)) / this.rows,
    };
  }

  /** Calls for each corner of the grid within reach of a point of the sheet, with how far off it is. */
  #near(at: Point, reach: number, call: (i: number, off: number) => void): void {
    const [column, row] = [at.x, at.y].map((x) => (x + MARGIN) / this.#cell);
    const cells = reach / this.#cell + 1;
    const from = (x = 0) => Math.max(0, Math.floor(x - cells));
    for (let j = from(row); j <= Math.min(this.rows, (row ?? 0) + cells); j++)
      for (let i = from(column); i <= Math.min(this.columns, (column ?? 0) + cells); i++) {
        const index = j * (this.columns + 1) + i;
        const p = this.#point(index);
        const off = Math.hypot(p.x - at.x, p.y - at.y);
        if (off < reach) call(index, off);
      }
  }

  /** How much room hills have: none on spaces and routes, nor along the frame. */
  #room(spaces: readonly Space[], { routes }: BoardModel): Float32Array {
    const room = this.#each(({ x, y }) =>
      Math.min(1, Math.max(0, Math.min(x, y, SHEET.width - x, SHEET.height - y) / 14)),
    );
    const clear = (at: Point, flat: number) =>
      this.#near(at, flat + FLAT.slope, (i, off) => {
        room[i] = Math.min(room[i] ?? 0, ease(Math.max(0, Math.min(1, (off - flat) / FLAT.slope))));
      });
    for (const { at, r } of spaces) clear(at, r + FLAT.beyond);
    for (const { line } of routes) for (const p of along(line, 30)) clear(p, BESIDE_ROUTE);
    return room;
  }

  /** Makes the ground under each space as high as it is there on the whole. */
  #flatten(base: Float32Array, spaces: readonly Space[]): void {
    const [sum, weight, most] = [0, 0, 0].map(() => new Float32Array(base.length));
    if (!sum || !weight || !most) return;
    for (const { at, r } of spaces) {
      const flat = r + Math.max(FLAT.beyond, this.#cell * 1.1);
      let [high, count] = [0, 0];
      this.#near(at, r, (i) => {
        high += base[i] ?? 0;
        count++;
      });
      if (count === 0) continue;
      this.#near(at, flat + FLAT.slope, (i, off) => {
        // Where two spaces meet, the nearer one has its way.
        const own = ease(Math.min(1, Math.max(0, 1 - (off - flat) / FLAT.slope)));
        const share = own * (off < flat ? 4 : 1) * (1 + 8 * Math.max(0, 1 - off / flat));
        sum[i] = (sum[i] ?? 0) + share * (high / count);
        weight[i] = (weight[i] ?? 0) + share;
        most[i] = Math.max(most[i] ?? 0, own);
      });
    }
    this.heights.forEach((height, i) => {
      const own = most[i] ?? 0;
      if (own > 0) this.heights[i] = height * (1 - own) + (own * (sum[i] ?? 0)) / (weight[i] ?? 1);
    });
  }
}

/** Points along the curve of a route, in points of the sheet. */
export const along = ({ from, control, to }: RouteLine, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return mix(mix(from, control, t), mix(control, to, t), t);
  });

/** Where a point of the sheet lies on the ground: in the plane, and how high. */
export function standing(
  ground: Ground,
  at: Point,
  r: number,
): { readonly x: number; readonly y: number; readonly z: number } {
  const p = toPlane(at);
  return { x: p.x, y: ground.under(p, r), z: p.y };
}
