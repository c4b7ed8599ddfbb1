import { BufferAttribute, BufferGeometry, ConeGeometry, type Material, Matrix4, type Mesh, type Texture } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { RegionModel } from '../model.ts';
import { peaksOf, type Peak } from '../art/mountains.ts';
import { MODEL, PAINT } from '../../palette.ts';
import { TILE } from '../art/tile.ts';
import { mix, scale, ORIGIN, type Point } from '../../../../board/plane.ts';
import { dice, type Dice } from '../shape/seeded.ts';
import { HEXAGON } from '../shape/shape.ts';
import type { Sketch } from '../shape/sketch.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { groundOf, INLAND, THICK } from './relief.ts';
import { BLANK, paintFace } from './paint.ts';
import { merged, placed, tinted, white } from '../../../../board/three/solid.ts';

/** Rings of triangles from the middle of a tile to its rim. */
const RINGS = 11;

/** A tile as it lies in the tray: painted ground in relief, a bevelled rim, mountains carved in facets. */
export class Tile {
  readonly mesh: Mesh;
  readonly #face: Texture;
  readonly #material: Material;
  readonly #studio: Studio;

  /** @param ghost shown where it might be laid */
  constructor(region: RegionModel, studio: Studio, ghost = false) {
    this.#studio = studio;
    this.#face = paintFace(region);
    this.#material = studio.printed({ map: this.#face, ghost, rough: 0.8 });
    const carved = carvedGeometry(region.sketch);
    // What is carved wears the white corner of the face, so that a tile is one thing to draw.
    const corner = new Float32Array(carved.getAttribute('position').count * 2).fill(1 - BLANK / 2);
    carved.setAttribute('uv', new BufferAttribute(corner, 2));
    const whole = merged([faceGeometry(region.sketch), mergeVertices(carved)]);
    const { x, y } = region.centre;
    this.mesh = studio.mesh(whole, this.#material, { x, z: y });
    this.mesh.position.set(x, 0, y);
    this.mesh.updateMatrixWorld();
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.mesh.geometry.dispose();
    this.#face.dispose();
    this.#studio.drop(this.#material);
  }
}

const corners = HEXAGON.map((p) => scale(p, TILE));
const cornerAt = (i: number): Point => corners[((i % 6) + 6) % 6] ?? ORIGIN;

/** The point `step` of `ring` on side `side` of the triangle fan. */
function lattice(side: number, ring: number, step: number): Point {
  const out = ring / RINGS;
  return ring === 0 ? ORIGIN : scale(mix(cornerAt(side), cornerAt(side + 1), step / ring), out);
}

function faceGeometry(sketch: Sketch): BufferGeometry {
  const ground = groundOf(sketch);
  const at: number[] = [];
  const uv: number[] = [];
  const push = (...points: Point[]) => {
    for (const p of points) {
      at.push(p.x, ground(scale(p, 0.998)), p.y);
      uv.push((p.x + 1) / 2, 1 - (p.y + 1) / 2);
    }
  };
  for (let side = 0; side < 6; side += 1) {
    for (let ring = 0; ring < RINGS; ring += 1) {
      for (let step = 0; step <= ring; step += 1) {
        const [a, b, c] = [lattice(side, ring, step), lattice(side, ring + 1, step), lattice(side, ring + 1, step + 1)];
        push(a, c, b);
        if (step < ring) push(a, lattice(side, ring, step + 1), c);
      }
    }
  }
  const loose = new BufferGeometry();
  loose.setAttribute('position', new BufferAttribute(new Float32Array(at), 3));
  loose.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  // Shared corners: smooth ground, and a fifth of the work for each frame.
  const geometry = mergeVertices(loose);
  geometry.computeVertexNormals();
  return white(geometry);
}

function carvedGeometry(sketch: Sketch): BufferGeometry {
  const roll = dice(`${sketch.key}carve`);
  const ground = groundOf(sketch);
  const parts = [skirt(sketch)];
  for (const peak of peaksOf(sketch)) parts.push(...mountain(peak, ground(peak.at), roll));
  if (sketch.peak) parts.push(...crater(sketch.peak.at, ground(sketch.peak.at)));
  return merged(parts);
}

/** The side of a tile: a light bevel under the painted face, then walnut down to the tray. */
function skirt(sketch: Sketch): BufferGeometry {
  const ground = groundOf(sketch);
  const bands: BufferGeometry[] = [];
  for (let side = 0; side < 6; side += 1) {
    const light: number[] = [];
    const dark: number[] = [];
    for (let step = 0; step < RINGS; step += 1) {
      const [a, b] = [lattice(side, RINGS, step), lattice(side, RINGS, step + 1)];
      const [ya, yb] = [ground(scale(a, 0.998)), ground(scale(b, 0.998))];
      quad(light, a, ya, b, yb, scale(a, 1.006), ya - 0.028, scale(b, 1.006), yb - 0.028);
      quad(
        dark,
        scale(a, 1.006),
        ya - 0.028,
        scale(b, 1.006),
        yb - 0.028,
        scale(a, 1.006),
        -THICK,
        scale(b, 1.006),
        -THICK,
      );
    }
    bands.push(tinted(soup(light), MODEL.layerLight), tinted(soup(dark), MODEL.layerDark));
  }
  return merged(bands);
}

function quad(
  to: number[],
  a: Point,
  ya: number,
  b: Point,
  yb: number,
  c: Point,
  yc: number,
  d: Point,
  yd: number,
): void {
  to.push(a.x, ya, a.y, b.x, yb, b.y, c.x, yc, c.y, b.x, yb, b.y, d.x, yd, d.y, c.x, yc, c.y);
}

function soup(points: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  return geometry;
}

/** A mountain of rough facets with a summit of snow where it is tall. */
function mountain({ at, half, tall }: Peak, foot: number, roll: Dice): BufferGeometry[] {
  // Those on the near side stay low: they must not hide what stands behind them.
  const height = tall * (at.y > 0.15 ? 1.25 : 1.75);
  const turn = new Matrix4().makeRotationY(roll() * 6);
  const cone = (radius: number, high: number, y: number, colour: string) => {
    const geometry = new ConeGeometry(radius, high, 6, 2);
    const rough = geometry.getAttribute('position');
    for (let i = 0; i < rough.count; i += 1) {
      const up = rough.getY(i) / high + 0.5;
      const shake = 1 + 0.3 * Math.sin(i * 12.9 + radius * 70) * (1 - up);
      rough.setXYZ(i, rough.getX(i) * shake, rough.getY(i), rough.getZ(i) * shake);
    }
    return tinted(geometry, colour, placed(at.x, foot - 0.02 + y + high / 2, at.y).multiply(turn));
  };
  const rock = cone(half * 1.22, height, 0, MODEL.rock);
  return tall > 0.14 ? [rock, cone(half * 0.435, height * 0.37, height * 0.645, PAINT.snow)] : [rock];
}

function crater({ x, y }: Point, foot: number): BufferGeometry[] {
  const cone = tinted(new ConeGeometry(0.25, 0.42, 9), MODEL.crater, placed(x, foot + 0.19, y));
  const lip = tinted(new ConeGeometry(0.085, 0.12, 9), PAINT.ember, placed(x, foot + 0.36, y));
  const bowl = tinted(new ConeGeometry(0.066, 0.05, 9), MODEL.lava, placed(x, foot + 0.4, y));
  return [cone, lip, bowl];
}

/** The height pieces of a kind stand at. */
export const standingHeight = (sketch: Sketch, at: Point): number => Math.min(groundOf(sketch)(at), INLAND + 0.02);
