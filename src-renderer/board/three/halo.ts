import { type BufferGeometry, RingGeometry } from 'three';
import { PALETTE } from '../../styles/palette.ts';
import { merged, painted } from './solid.ts';
import { SURFACES } from './surface.ts';

/** What lies round the foot of a piece that has won: two rings of light on the ground. @param radius of the foot, in units of the plane */
export function haloGeometry(radius: number): BufferGeometry {
  const ring = (inner: number, outer: number, colour: string): BufferGeometry =>
    painted(new RingGeometry(radius * inner, radius * outer, 20).rotateX(-Math.PI / 2), colour, {
      surface: SURFACES.ink,
    });
  return merged([ring(1.05, 1.3, PALETTE.gleam), ring(1.3, 1.62, PALETTE.brassSoft)]);
}
