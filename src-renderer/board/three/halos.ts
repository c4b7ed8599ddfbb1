import { type BufferGeometry, type Group, Matrix4, RingGeometry } from 'three';
import { PALETTE } from '../../styles/palette.ts';
import { Pools } from './pools.ts';
import { merged, painted } from './solid.ts';
import type { Studio } from './studio.ts';
import { SURFACES } from './surface.ts';

/** Where a piece stands, and how large it is. */
type Foot = { readonly x: number; readonly y: number; readonly z: number; readonly size: number };

/** Two rings of light on the ground round a foot. @param radius of the foot, in units of the plane */
export function haloGeometry(radius: number): BufferGeometry {
  const ring = (inner: number, outer: number, colour: string): BufferGeometry =>
    painted(new RingGeometry(radius * inner, radius * outer, 20).rotateX(-Math.PI / 2), colour, {
      surface: SURFACES.ink,
    });
  return merged([ring(1.05, 1.3, PALETTE.gleam), ring(1.3, 1.62, PALETTE.brassSoft)]);
}

/** The light round the pieces of whoever has won. */
export class Halos {
  readonly #pools: Pools;
  readonly #radius: number;
  #shown = 0;

  /** @param radius of the foot of a piece of size 1 */
  constructor(group: Group, studio: Studio, radius: number) {
    this.#pools = new Pools(group, studio);
    this.#radius = radius;
  }

  /** Lights the pieces that stand here, and no others. */
  show(feet: readonly Foot[]): void {
    if (feet.length === 0 && this.#shown === 0) return;
    const pool = this.#pools.of('halo', () => haloGeometry(this.#radius), { flat: true });
    for (let at = feet.length; at < this.#shown; at++) pool.remove(String(at));
    feet.forEach(({ x, y, z, size }, at) =>
      pool.set(String(at), new Matrix4().makeTranslation(x, y, z).multiply(new Matrix4().makeScale(size, 1, size))),
    );
    this.#shown = feet.length;
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.#pools.dispose();
  }
}
