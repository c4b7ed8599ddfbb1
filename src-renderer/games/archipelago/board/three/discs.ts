import { type BufferGeometry, CircleGeometry, type Material, Matrix4, type Texture } from 'three';
import { white } from '../../../../board/three/solid.ts';
import type { Studio } from '../../../../board/three/studio.ts';
import { polar, subtract, add, type Point } from '../../../../board/plane.ts';
import type { IconModel, RegionModel } from '../model.ts';
import { paintDisc } from './paint.ts';
import { groundOf } from './relief.ts';

/** Half the width of a disc, in hex units. */
const RADIUS = 0.158;

/** Discs of one name look alike. */
export const discName = ({ resource, taken, pillaged }: IconModel): string =>
  `${resource} ${pillaged ? 'pillaged' : taken === null ? 'free' : 'taken'}`;

/** A disc that lies flat. */
export function discGeometry(): BufferGeometry {
  return white(new CircleGeometry(RADIUS, 22).rotateX(-Math.PI / 2), 0.6);
}

/** Where a disc lies: on the highest ground under it, so that no slope cuts into it. */
export function discPlace(region: RegionModel, at: Point): Matrix4 {
  const ground = groundOf(region.sketch);
  const middle = subtract(at, region.centre);
  const rim = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => add(middle, polar((eighth * Math.PI) / 4, RADIUS)));
  const high = Math.max(...[middle, ...rim].map(ground));
  return new Matrix4().makeTranslation(at.x, high + 0.006, at.y);
}

/** The paint of each look of a disc, made when it is first needed. */
export class Discs {
  readonly #studio: Studio;
  readonly #made = new Map<string, { material: Material; face: Texture }>();

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  of(icon: IconModel): Material {
    const name = discName(icon);
    const known = this.#made.get(name);
    if (known) return known.material;
    const face = paintDisc(icon);
    const material = this.#studio.printed({ map: face });
    this.#made.set(name, { material, face });
    return material;
  }

  dispose(): void {
    for (const { face } of this.#made.values()) face.dispose();
  }
}
