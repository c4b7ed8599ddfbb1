import { BufferAttribute, BufferGeometry } from 'three';
import type { Edge } from '#engine/archipelago/data/schema.ts';
import { mix, ORIGIN, scale, type Point } from '../../../../../board/plane.ts';
import { merged, painted, white } from '../../../../../board/three/solid.ts';
import { TILE } from '../../art/tile.ts';
import { GROUND } from '../../../palette.ts';
import { cornerOf } from './around.ts';
import { THICK, type Terrain } from './heights.ts';
import { SHOWN } from './paint-tile.ts';

/** A tile as it lies: its middle, its ground, how that is carved, and its part of the picture all share. */
export type Laid = {
  readonly centre: Point;
  readonly edges: readonly Edge[];
  readonly terrain: Terrain;
  readonly carved: Carved;
  readonly cell: Cell;
};
/** Height and slope of each corner of the triangles of a tile: four numbers each. */
export type Carved = Float32Array;
/** Where in a picture something is: its left upper corner and its size, from 0 to 1. */
export type Cell = { readonly u: number; readonly v: number; readonly size: number };

/** The last ring of a tile lies a little lower and catches the lamp: how broad it is, and how much lower. */
const CHAMFER = { broad: 0.022, low: 0.016 } as const;

/** Where on a tile the corners of its triangles are: rings round its middle, the last one narrow. */
type Lattice = {
  readonly points: readonly Point[];
  readonly ring: readonly number[];
  readonly faces: readonly number[];
};

const lattices = new Map<number, Lattice>();

function latticeOf(rings: number): Lattice {
  const known = lattices.get(rings);
  if (known) return known;
  const points: Point[] = [ORIGIN];
  const ring = [0];
  const first = (r: number) => (r === 0 ? 0 : 1 + 3 * r * (r - 1));
  for (let r = 1; r <= rings; r++) {
    const out = r === rings ? TILE : ((TILE - CHAMFER.broad) * r) / (rings - 1);
    for (let at = 0; at < 6 * r; at++) {
      const side = Math.floor(at / r);
      points.push(mix(cornerOf(side, out), cornerOf(side + 1, out), (at % r) / r));
      ring.push(r);
    }
  }
  const faces: number[] = [];
  for (let r = 1; r <= rings; r++) {
    const outer = (at: number) => first(r) + (at % (6 * r));
    const inner = (at: number) => (r === 1 ? 0 : first(r - 1) + (at % (6 * (r - 1))));
    for (let side = 0; side < 6; side++) {
      for (let step = 0; step < r; step++) {
        const [a, b] = [side * r + step, side * (r - 1) + step];
        faces.push(inner(b), outer(a + 1), outer(a));
        if (step < r - 1) faces.push(inner(b), inner(b + 1), outer(a + 1));
      }
    }
  }
  const made = { points, ring, faces };
  lattices.set(rings, made);
  return made;
}

/** Carves the face of a tile. @param lit whether light is worked out by its slopes */
export function carve({ height }: Terrain, rings: number, lit: boolean): Carved {
  const { points, ring } = latticeOf(rings);
  const carved = new Float32Array(points.length * 4);
  points.forEach((p, i) => {
    const last = ring[i] === rings;
    carved[i * 4] = height(p.x, p.y) - (last ? CHAMFER.low : 0);
    carved.set(lit ? slope(height, p, last) : [0, 1, 0], i * 4 + 1);
  });
  return carved;
}

/** The faces of tiles in one: each with its part of a picture. */
export function facesOf(tiles: readonly Laid[], rings: number): BufferGeometry {
  const { points, faces } = latticeOf(rings);
  const count = points.length;
  const [at, normal] = [new Float32Array(tiles.length * count * 3), new Float32Array(tiles.length * count * 3)];
  const uv = new Float32Array(tiles.length * count * 2);
  const index = new Uint32Array(tiles.length * faces.length);
  tiles.forEach(({ centre, carved, cell }, tile) => {
    points.forEach((p, i) => {
      const to = tile * count + i;
      at.set([centre.x + p.x, carved[i * 4] ?? 0, centre.y + p.y], to * 3);
      normal.set(carved.subarray(i * 4 + 1, i * 4 + 4), to * 3);
      uv.set([cell.u + (p.x / SHOWN.x + 1) * 0.5 * cell.size, cell.v + (p.y / SHOWN.y + 1) * 0.5 * cell.size], to * 2);
    });
    faces.forEach((face, i) => (index[tile * faces.length + i] = tile * count + face));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(at, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setIndex(new BufferAttribute(index, 1));
  return white(geometry);
}

function slope(height: Terrain['height'], { x, y }: Point, last: boolean): [number, number, number] {
  const by = 0.012;
  const dx = (height(x + by, y) - height(x - by, y)) / (2 * by);
  const dz = (height(x, y + by) - height(x, y - by)) / (2 * by);
  const out = last ? scale({ x, y }, 0.7) : ORIGIN;
  const long = Math.hypot(dx - out.x, 1, dz - out.y);
  return [(out.x - dx) / long, 1 / long, (out.y - dz) / long];
}

/** The sides of tiles in one: wood under land, the dark of the sea under water, down to the tray. */
export function sidesOf(tiles: readonly Laid[], rings: number): BufferGeometry {
  const soups = { lit: [] as number[], wood: [] as number[], sea: [] as number[] };
  for (const { centre, terrain, edges } of tiles) {
    for (const [a, b] of rimOf(edges, Math.min(rings, 12))) {
      const [ya, yb] = [a, b].map((p) => terrain.height(p.x, p.y) - CHAMFER.low) as [number, number];
      const middle = mix(a, b, 0.5);
      const land = terrain.field(middle.x, middle.y) > 0;
      const band = (soup: number[], top: number, low: number) =>
        quad(soup, centre, a, b, [ya - top, yb - top], [Math.max(ya - low, -THICK), Math.max(yb - low, -THICK)]);
      if (land) band(soups.lit, 0, 0.022);
      band(land ? soups.wood : soups.sea, land ? 0.022 : 0, 1);
    }
  }
  const colours = { lit: GROUND.woodLit, wood: GROUND.wood, sea: GROUND.deep };
  return merged(
    (['lit', 'wood', 'sea'] as const).flatMap((name) => {
      if (soups[name].length === 0) return [];
      const loose = new BufferGeometry();
      loose.setAttribute('position', new BufferAttribute(new Float32Array(soups[name]), 3));
      return [painted(loose, colours[name])];
    }),
  );
}

/** The rim of a tile in pieces: edges of water are level, one piece each. */
function rimOf(edges: readonly Edge[], most: number): (readonly [Point, Point])[] {
  return edges.flatMap((edge, side) => {
    const steps = edge === 'sea' ? 1 : most;
    const at = (step: number) => mix(cornerOf(side, TILE), cornerOf(side + 1, TILE), step / steps);
    return Array.from({ length: steps }, (_, step) => [at(step), at(step + 1)] as const);
  });
}

type Pair = readonly [number, number];

function quad(to: number[], by: Point, a: Point, b: Point, [ya, yb]: Pair, [za, zb]: Pair): void {
  const [ax, ay, bx, by_] = [a.x + by.x, a.y + by.y, b.x + by.x, b.y + by.y];
  to.push(ax, ya, ay, bx, yb, by_, ax, za, ay, bx, yb, by_, bx, zb, by_, ax, za, ay);
}
