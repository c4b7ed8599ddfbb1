import { BufferAttribute, BufferGeometry, Color } from 'three';
import { MODEL } from '../../palette.ts';
import { SHEET, type Area } from '../layout.ts';
import { units } from './heights.ts';

/** Which half of the print something shows: what lies on sea and mats, or the faces of what lies on them. */
export type Half = 'ground' | 'faces';

/** A spot of the print that is white: what is painted and not printed shows that. */
export const BLANK: Area = { x: 0, y: SHEET.height, width: 12, height: 12 };

/** The place on the print of a point of the table. */
export const printAt = (x: number, y: number, half: Half): [u: number, v: number] => [
  x / SHEET.width,
  1 - (y + (half === 'faces' ? SHEET.height : 0)) / (2 * SHEET.height),
];

/** What a slab is cut from. */
export type Cut = {
  readonly area: Area;
  /** Of its corners, in points. */
  readonly corner: number;
  /** In units of the plane. */
  readonly thick: number;
  readonly half: Half;
  /** The colour of its sides. */
  readonly edge?: string;
  /** How many straight lines make a corner. */
  readonly lines?: number;
};

/** How much of the upper edge is planed off, in units. */
const BEVEL = 0.014;
/** How much of a face's own light shows where light is painted on: what is read stays bright. */
const GLOW = 0.72;
/** How dark sides are at their foot. */
const FOOT = 0.45;

type Corner = readonly [x: number, y: number];

/** A slab round the middle of its underside, without one: its face shows its part of the print. */
export function slabGeometry({ area, corner, thick, half, edge = MODEL.edge, lines = 3 }: Cut): BufferGeometry {
  const into = new Faces(area, half);
  const rim = roundedOf(area, corner, lines, 0);
  const face = roundedOf(area, Math.max(0.2, corner - BEVEL * 40), lines, BEVEL * 40);
  const [light, dark] = [new Color(edge), new Color(edge).multiplyScalar(FOOT)];
  for (let at = 1; at < face.length - 1; at++) into.printed(thick, [face[0], face[at + 1], face[at]]);
  rim.forEach((_, at) => {
    const [a, b] = [at, (at + 1) % rim.length];
    into.side([face[a], face[b], rim[a], rim[b]], [thick, thick - BEVEL], [light, light]);
    into.side([rim[a], rim[b], rim[a], rim[b]], [thick - BEVEL, 0], [light, dark]);
  });
  return into.geometry();
}

/** The outline of a rectangle with round corners, clockwise as seen from above, so much within it. */
export function roundedOf({ x, y, width, height }: Area, corner: number, lines: number, within: number): Corner[] {
  const [left, top, right, bottom] = [x + within, y + within, x + width - within, y + height - within];
  const round = Math.min(corner, (right - left) / 2, (bottom - top) / 2);
  const middles: Corner[] = [
    [right - round, top + round],
    [right - round, bottom - round],
    [left + round, bottom - round],
    [left + round, top + round],
  ];
  return middles.flatMap(([cx, cy], quarter) =>
    Array.from({ length: lines + 1 }, (_, at): Corner => {
      const angle = ((quarter - 1 + at / lines) * Math.PI) / 2;
      return [cx + round * Math.cos(angle), cy + round * Math.sin(angle)];
    }),
  );
}

/** Gathers the triangles of a slab. */
class Faces {
  readonly #at: number[] = [];
  readonly #normals: number[] = [];
  readonly #uv: number[] = [];
  readonly #colours: number[] = [];
  readonly #takes: number[] = [];
  readonly #middle: Corner;
  readonly #half: Half;

  constructor({ x, y, width, height }: Area, half: Half) {
    this.#middle = [x + width / 2, y + height / 2];
    this.#half = half;
  }

  printed(high: number, corners: readonly (Corner | undefined)[]): void {
    for (const [x, y] of corners.filter((one) => one !== undefined))
      this.#push([x, y], high, [0, 1, 0], printAt(x, y, this.#half), [1, 1, 1], GLOW);
  }

  /** A strip from an upper edge a–b to a lower one c–d. */
  side(
    [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]]: readonly (Corner | undefined)[],
    [upper, lower]: readonly [number, number],
    [light, dark]: readonly [Color, Color],
  ): void {
    const [outX, outZ] = [d[1] - c[1], c[0] - d[0]];
    const long = Math.hypot(outX, outZ) || 1;
    const steep = a === c || (a[0] === c[0] && a[1] === c[1]) ? 0 : 0.7;
    const flat = Math.sqrt(1 - steep * steep);
    const normal = [(outX / long) * flat, steep, (outZ / long) * flat];
    const blank = printAt(BLANK.x + BLANK.width / 2, BLANK.y - SHEET.height + BLANK.height / 2, 'faces');
    const up = (p: Corner): void => this.#push(p, upper, normal, blank, light.toArray(), 0.15);
    const down = (p: Corner): void => this.#push(p, lower, normal, blank, dark.toArray(), 0.15);
    up(a);
    up(b);
    down(c);
    up(b);
    down(d);
    down(c);
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    const set = (name: string, values: readonly number[], size: number): void =>
      void made.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
    set('position', this.#at, 3);
    set('normal', this.#normals, 3);
    set('uv', this.#uv, 2);
    set('color', this.#colours, 3);
    set('takes', this.#takes, 3);
    return made;
  }

  #push(
    [x, y]: Corner,
    high: number,
    normal: readonly number[],
    uv: readonly number[],
    colour: readonly number[],
    glow: number,
  ): void {
    this.#at.push(units(x - this.#middle[0]), high, units(y - this.#middle[1]));
    this.#normals.push(...normal);
    this.#uv.push(...uv);
    this.#colours.push(...colour);
    this.#takes.push(0.72, 0, glow);
  }
}
