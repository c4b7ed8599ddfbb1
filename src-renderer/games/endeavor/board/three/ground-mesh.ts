import { Group, type Mesh, PlaneGeometry, type Texture } from 'three';
import type { Tier } from '../../../../board/three/graphics.ts';
import { white } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { DEEP, type Ground, SEA, WIDE } from './ground.ts';

/** Light of its own that the print keeps where the light is painted on: what stands on it must read as on the chart. */
const GLOW = 0.22;
/** How much steeper than it is the ground takes the light: a low coast must be seen. */
const STEEP: Readonly<Record<Tier, number>> = { processor: 3, middle: 2.2, high: 2 };
/** Where the light is painted on: how bright the board is under the lamp, and how it fades over its width. */
const LAMP = { near: 1.12, fades: 0.26 } as const;

/** The surface of the board with its print, the sea smoother than the land. */
export class GroundMesh {
  readonly root = new Group();
  readonly #studio: Studio;

  constructor(ground: Ground, map: Texture, studio: Studio) {
    this.#studio = studio;
    const whole = surfaceOf(ground, STEEP[studio.tier]);
    white(whole, GLOW);
    if (!studio.lit) lamplit(whole);
    const { land, sea } = sorted(whole, ground);
    whole.setIndex([...land, ...sea]);
    whole.addGroup(0, land.length, 0);
    whole.addGroup(land.length, sea.length, 1);
    const mesh = studio.mesh(whole, studio.printed({ map, rough: 0.8 }));
    if (studio.lit) mesh.material = [mesh.material, studio.printed({ map, rough: 0.6 })].flat();
    else whole.clearGroups();
    mesh.castShadow = false;
    this.root.add(mesh);
  }

  /** Frees what it holds on the graphics card; the print stays whoever’s it is. */
  dispose(): void {
    for (const mesh of this.root.children as Mesh[]) {
      mesh.geometry.dispose();
      for (const material of [mesh.material].flat()) this.#studio.drop(material);
    }
  }
}

/** The surface as a grid of corners with smooth normals. @param steep how much steeper than it is it takes the light */
export function surfaceOf(ground: Ground, steep = 1): PlaneGeometry {
  const plane = new PlaneGeometry(WIDE, DEEP, ground.columns, ground.rows).rotateX(-Math.PI / 2);
  const at = plane.getAttribute('position');
  ground.heights.forEach((height, i) => at.setY(i, height * steep));
  plane.computeVertexNormals();
  ground.heights.forEach((height, i) => at.setY(i, height));
  return plane;
}

/** Lamp light that fades towards the far corner. */
function lamplit(geometry: PlaneGeometry): void {
  const [at, colour] = [geometry.getAttribute('position'), geometry.getAttribute('color')];
  for (let i = 0; i < at.count; i++) {
    const off = Math.hypot(at.getX(i) + WIDE * 0.22, 1.2 * (at.getZ(i) + DEEP * 0.2)) / WIDE;
    const light = LAMP.near - LAMP.fades * off;
    colour.setXYZ(i, light, light * (1 - 0.04 * off), light * (1 - 0.1 * off));
  }
}

/** Its triangles by whether they lie at sea altogether. */
function sorted(geometry: PlaneGeometry, { heights }: Ground): { land: number[]; sea: number[] } {
  const found: { land: number[]; sea: number[] } = { land: [], sea: [] };
  const index = geometry.getIndex()?.array ?? [];
  for (let i = 0; i < index.length; i += 3) {
    const corners = [index[i] ?? 0, index[i + 1] ?? 0, index[i + 2] ?? 0];
    const isSea = corners.every((corner) => (heights[corner] ?? 0) < SEA + 0.01);
    found[isSea ? 'sea' : 'land'].push(...corners);
  }
  return found;
}
