import { BoxGeometry, type BufferGeometry, Matrix4 } from 'three';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { THORNS } from '../figures.ts';
import { SAILING, seatShip } from '../../../../board/three/ship.ts';
import { TURNED, turnedPiece } from '../../../../board/three/turned-piece.ts';
import { plank } from '../../../../board/three/plank.ts';
import { banded } from '../../../../board/three/lathe.ts';
import { merged, placed, tinted } from '../../../../board/three/solid.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import { MODEL } from '../../palette.ts';
import { PALETTE } from '../../../../styles/palette.ts';

/** A piece of a seat, standing with its middle in the origin. @param fine where a graphics card draws it */
export const pieceGeometry = (kind: 'citizen' | 'ship', look: SeatStyle, fine: boolean): BufferGeometry =>
  kind === 'citizen' ? turnedPiece(look) : seatShip(look, fine);

/** How high the middle of a piece is over the ground: of one that stands, and of one that lies. A ship never lies. */
export const MIDDLE: Readonly<Record<'citizen' | 'ship', { readonly standing: number; readonly lying: number }>> = {
  citizen: { standing: TURNED.middle, lying: TURNED.onSide },
  ship: { standing: SAILING.middle, lying: SAILING.middle },
};

/** The ring of red thorns under a rebel. */
export function thornsGeometry(): BufferGeometry {
  const flat = plank(THORNS, { size: 1.06, middle: 0, deep: 1.4 });
  flat.applyMatrix4(new Matrix4().makeTranslation(0.1272, 0, 0));
  return tinted(flat, MODEL.rebellion, new Matrix4().makeRotationX(-Math.PI / 2), 0.7);
}

/** The dark ring round the foot of a piece at work, with a light edge on either side. */
export const ringGeometry = (fine: boolean): BufferGeometry =>
  banded(
    [
      { from: [0.158, 0], to: [0.15, 0.014], colour: PALETTE.chalk, surface: SURFACES.ink },
      { from: [0.15, 0.014], to: [0.14, 0.024], colour: PALETTE.night, surface: SURFACES.ink },
      { from: [0.14, 0.024], to: [0.13, 0.014], colour: PALETTE.night, surface: SURFACES.ink },
      { from: [0.13, 0.014], to: [0.123, 0], colour: PALETTE.chalk, surface: SURFACES.ink },
    ],
    fine ? 40 : 16,
  );

/** A hut: a wall of clay, a door, and a roof of thatch in two layers. */
export function hutGeometry(fine: boolean): BufferGeometry {
  const sides = fine ? 14 : 7;
  const thatch = { surface: SURFACES.leaf, glow: 0.25 };
  const layers = banded(
    [
      { from: [0.074, 0.042], to: [0.1, 0.052], colour: MODEL.hut },
      { from: [0.1, 0.052], to: [0.058, 0.118], colour: MODEL.thatch, ...thatch },
      { from: [0.066, 0.112], to: [0.02, 0.166], colour: MODEL.thatchLight, ...thatch },
      { from: [0.02, 0.166], to: [0, 0.18], colour: MODEL.thatch, ...thatch },
    ],
    sides,
  );
  const wall = banded([{ from: [0.066, -0.02], to: [0.066, 0.06], colour: MODEL.hut, glow: 0.2 }], sides);
  return merged([wall, layers, tinted(new BoxGeometry(0.034, 0.05, 0.01), MODEL.post, placed(0, 0.025, 0.062))]);
}
