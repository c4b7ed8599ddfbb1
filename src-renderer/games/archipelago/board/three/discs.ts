import { type BufferGeometry, CircleGeometry, type Group, Matrix4, type Texture } from 'three';
import { add, type Box, polar, subtract, type Point } from '../../../../board/plane.ts';
import { type Band, banded } from '../../../../board/three/lathe.ts';
import type { Pools } from '../../../../board/three/pools.ts';
import { white } from '../../../../board/three/solid.ts';
import { StillParts } from '../../../../board/three/still-parts.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import type { IconModel, RegionModel } from '../model.ts';
import { cellOf, discAtlas } from './disc-atlas.ts';
import { groundOf } from './relief.ts';

/** Half the width of a disc, and how high it stands out of the ground, in hex units. */
const [RADIUS, HIGH] = [0.163, 0.03];
/** Half the width of what is printed on it: within a ring of brass. */
const FACE = 0.142;
/** How far that reaches under the ring. */
const UNDER_RING = 0.006;
/** How deep it goes where the ground falls away. */
const DEEP = 0.05;
/** Sides of a disc where a processor draws it, and where a graphics card does. */
const SIDES = { plain: 15, fine: 36 } as const;

/** A wooden disc with a ring of brass, its face still bare. */
function discGeometry(fine: boolean): BufferGeometry {
  const [rim, inner] = [RADIUS - 0.006, FACE + 0.002];
  const ring = { colour: PALETTE.brassSoft, surface: SURFACES.inlay, glow: 0.3 };
  const side: Band = { from: [RADIUS, -DEEP], to: [rim, HIGH], colour: PALETTE.sepia, glow: 0.2 };
  const top: Band = { from: [rim, HIGH], to: [inner, HIGH], ...ring };
  const sunk: Band = { from: [inner, HIGH], to: [FACE - 0.004, HIGH * 0.8], colour: PALETTE.sepia };
  return banded(fine ? [side, top, sunk] : [side, top], fine ? SIDES.fine : SIDES.plain);
}

/** What is printed on a disc: its part of the atlas. */
function faceGeometry({ left, top, right, bottom }: Box, fine: boolean): BufferGeometry {
  // Its corners lie below those of the ring, and under it, so that no ground shows between.
  const sides = fine ? SIDES.fine : SIDES.plain;
  const face = new CircleGeometry(FACE + UNDER_RING, sides, -Math.PI / 2).rotateX(-Math.PI / 2);
  const uv = face.getAttribute('uv');
  for (let at = 0; at < uv.count; at++)
    uv.setXY(at, left + uv.getX(at) * (right - left), 1 - bottom + uv.getY(at) * (bottom - top));
  return white(face.translate(0, HIGH * 0.88, 0), 0.6);
}

/** How high the face of a disc is: what harvests from it stands on it. */
export const discTop = (region: RegionModel, at: Point): number => discPlace(region, at).elements[13] + HIGH;

/** Where a disc lies: on the highest ground under it, so that no slope cuts into it. */
function discPlace(region: RegionModel, at: Point): Matrix4 {
  const ground = groundOf(region.sketch);
  const middle = subtract(at, region.centre);
  const rim = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => add(middle, polar((eighth * Math.PI) / 4, RADIUS)));
  const high = Math.max(...[middle, ...rim].map(ground));
  return new Matrix4().makeTranslation(at.x, high + 0.004, at.y);
}

/** The discs of resources on all tiles: all their faces are one thing to draw, and all that bears them another. */
export class Discs {
  readonly #pools: Pools;
  readonly #faces: StillParts;
  readonly #atlas: Texture;
  readonly #fine: boolean;
  readonly #laid = new Map<string, readonly string[]>();

  constructor(group: Group, studio: Studio, pools: Pools) {
    this.#pools = pools;
    this.#fine = studio.fine;
    this.#atlas = discAtlas(studio.tier);
    this.#faces = new StillParts(group, studio, studio.printed({ map: this.#atlas }));
  }

  /** Lays the discs of a region, in place of those of the same tile. */
  lay(tile: string, region: RegionModel): void {
    this.clear(tile);
    const names = region.icons.map((icon) => this.#layOne(`${tile}icon${icon.icon}`, icon, discPlace(region, icon.at)));
    this.#laid.set(tile, names);
  }

  #layOne(name: string, icon: IconModel, place: Matrix4): string {
    this.#pools.of('disc', () => discGeometry(this.#fine)).set(name, place);
    this.#faces.set(name, faceGeometry(cellOf(icon), this.#fine).applyMatrix4(place));
    return name;
  }

  /** Takes the discs of a tile away. */
  clear(tile: string): void {
    for (const name of this.#laid.get(tile) ?? []) {
      this.#pools.get('disc')?.remove(name);
      this.#faces.remove(name);
    }
    this.#laid.delete(tile);
  }

  /** Brings the picture up to what was laid and cleared since. */
  settle(): void {
    this.#faces.settle();
  }

  /** Frees what it holds on the graphics card, but not the discs in the pools. */
  dispose(): void {
    this.#faces.dispose();
    this.#atlas.dispose();
  }
}
