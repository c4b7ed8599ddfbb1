import { type BufferGeometry, CircleGeometry, type Group, type Mesh, RingGeometry, Shape, ShapeGeometry } from 'three';
import { distance, polar, type Point } from '../../../../board/plane.ts';
import { merged, painted, placed } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import type { Bed } from '../../../../board/three/tray.ts';
import { PALETTE } from '../../../../styles/palette.ts';

/** How far the compass keeps off tiles and the rim of the tray, and how large it is at least and at most. */
const ROOM = { tile: 1.06, rim: 0.22, least: 0.5, most: 0.95 } as const;
/** How far out it lies at best, from the middle of the tray to its corner. */
const OUT = [0.62, 0.7, 0.78] as const;

/** The corners of a tray, the nearest first. */
const CORNERS: readonly Point[] = [
  { x: -1, y: 1 },
  { x: 1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

/** A place in the tray and how far round it nothing lies. */
type Spot = { readonly at: Point; readonly radius: number };

/** The emptiest corner of the tray; nothing where none has room. */
export function emptiest({ middle, width, depth }: Bed, centres: readonly Point[]): Spot | undefined {
  let best: Spot | undefined;
  for (const { x, y } of CORNERS) {
    for (const out of OUT) {
      const at = { x: middle.x + (x * out * width) / 2, y: middle.y + (y * out * depth) / 2 };
      const tiles = Math.min(...centres.map((centre) => distance(centre, at))) - ROOM.tile;
      const rim = ((1 - out) * Math.min(width, depth)) / 2 - ROOM.rim;
      const radius = Math.min(ROOM.most, tiles, rim);
      if (radius > Math.max(ROOM.least, best?.radius ?? 0)) best = { at, radius };
    }
  }
  return best;
}

/** A compass of brass laid into the floor of the tray, where it is emptiest. */
export class Compass {
  readonly #root: Group;
  readonly #studio: Studio;
  #shown: { readonly word: string; readonly mesh: Mesh | undefined } | undefined;

  constructor(root: Group, studio: Studio) {
    this.#root = root;
    this.#studio = studio;
  }

  /** Lays it elsewhere, larger or not at all, as the tiles leave it room. */
  lay(bed: Bed, centres: readonly Point[]): void {
    const spot = emptiest(bed, centres);
    const word = JSON.stringify([spot, bed.low]);
    if (word === this.#shown?.word) return;
    this.dispose();
    if (!spot) return void (this.#shown = { word, mesh: undefined });
    const { x, y } = spot.at;
    const mesh = this.#studio.mesh(compassGeometry(spot.radius), undefined, { x, z: y });
    mesh.castShadow = false;
    mesh.position.set(x, 0.004 - bed.low, y);
    mesh.updateMatrixWorld();
    this.#root.add(mesh);
    this.#shown = { word, mesh };
  }

  dispose(): void {
    const mesh = this.#shown?.mesh;
    if (mesh) this.#root.remove(mesh);
    mesh?.geometry.dispose();
    this.#shown = undefined;
  }
}

/** Two rings and a star of eight points, each half light and half dark. */
function compassGeometry(radius: number): BufferGeometry {
  const ring = (out: number, broad: number) => flat(new RingGeometry(out - broad, out, 48), PALETTE.brass, 0);
  const star = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((eighth) => {
    const long = eighth % 2 === 0 ? 0.96 : 0.56;
    const [angle, up] = [(eighth * Math.PI) / 4, 0.001 * (1 - (eighth % 2))];
    return [-1, 1].map((side) => {
      const [tip, waist] = [polar(angle, long), polar(angle + (side * Math.PI) / 8, 0.2)];
      const half = new Shape();
      half.moveTo(0, 0);
      for (const { x, y } of side < 0 ? [waist, tip] : [tip, waist]) half.lineTo(x, y);
      return flat(new ShapeGeometry(half), side < 0 ? PALETTE.brass : PALETTE.bronze, up);
    });
  });
  const hub = flat(new CircleGeometry(0.07, 16), PALETTE.brassSoft, 0.002);
  return merged([ring(1, 0.02), ring(0.93, 0.01), ring(0.5, 0.012), ...star, hub]).scale(radius, 1, radius);
}

const flat = (geometry: BufferGeometry, colour: string, up: number): BufferGeometry =>
  painted(geometry.rotateX(-Math.PI / 2), colour, { matrix: placed(0, up, 0), surface: SURFACES.inlay, glow: 0.1 });
