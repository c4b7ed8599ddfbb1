import { type BufferGeometry, ConeGeometry, PlaneGeometry, Matrix4, Vector3 } from 'three';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { THORNS } from '../figures.ts';
import { SAILING, seatShip } from '../../../../board/three/ship.ts';
import { TURNED, turnedOutline, turnedPiece } from '../../../../board/three/turned-piece.ts';
import { plank } from '../../../../board/three/plank.ts';
import { banded } from '../../../../board/three/lathe.ts';
import { merged, painted, placed, tinted } from '../../../../board/three/solid.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import { MODEL } from '../../palette.ts';
import { PALETTE } from '../../../../styles/palette.ts';

/** A piece of a seat, standing with its middle in the origin. @param fine where a graphics card draws it */
export const pieceGeometry = (kind: 'citizen' | 'ship', look: SeatStyle, fine: boolean): BufferGeometry =>
  kind === 'citizen' ? turnedPiece(look, fine) : seatShip(look, fine);

/** What of a piece shows through what stands before it. */
export const throughGeometry = (kind: 'citizen' | 'ship', look: SeatStyle): BufferGeometry =>
  kind === 'citizen' ? turnedOutline(look) : seatShip(look);

/** How high the middle of a piece is over the ground: of one that stands, and of one that lies. A ship never lies. */
export const MIDDLE: Readonly<Record<'citizen' | 'ship', { readonly standing: number; readonly lying: number }>> = {
  citizen: { standing: TURNED.middle, lying: TURNED.onSide },
  ship: { standing: SAILING.middle, lying: SAILING.middle },
};

/** How what lies round a piece is stretched: round a hull it is longer than wide. */
export const UNDER: Readonly<Record<'citizen' | 'ship', Matrix4>> = {
  citizen: new Matrix4(),
  ship: new Matrix4().makeRotationY(-SAILING.heading).scale(new Vector3(0.78, 1, 1.46)),
};

/** How many thorns stand up round a rebel, how far from it, and how high. */
const SPIKES = { count: 11, out: 0.142, high: 0.075 } as const;

/** The ring of red thorns round a rebel: flat on the ground in a dark line, and standing up from it, to be seen from every side. */
export function thornsGeometry(): BufferGeometry {
  const flat = new Matrix4().makeRotationX(-Math.PI / 2);
  const star = (grow: number, deep: number) =>
    plank(THORNS, { size: 1.06, middle: 0, deep, grow }).translate(0.1272, 0, 0);
  const spikes = Array.from({ length: SPIKES.count }, (_, at) => {
    const turn = new Matrix4().makeRotationY((2 * Math.PI * at) / SPIKES.count);
    return painted(new ConeGeometry(0.024, SPIKES.high, 3, 1, true), MODEL.rebellion, {
      matrix: turn.multiply(placed(0, 0.03, SPIKES.out)).multiply(new Matrix4().makeRotationX(0.5)),
      glow: 0.5,
    });
  });
  return merged([
    painted(star(1.3, 0), PALETTE.night, { matrix: flat, surface: SURFACES.ink }),
    tinted(star(0, 1.4), MODEL.rebellion, flat, 0.7),
    ...spikes,
  ]);
}

/** The dark ring round the foot of a piece at work, with a light edge on either side. */
export const ringGeometry = (fine: boolean): BufferGeometry =>
  banded(
    [
      { from: [0.158, 0], to: [0.15, 0.014], colour: PALETTE.chalk, surface: SURFACES.ink },
      { from: [0.15, 0.014], to: [0.13, 0.014], colour: PALETTE.night, surface: SURFACES.ink },
      { from: [0.13, 0.014], to: [0.123, 0], colour: PALETTE.chalk, surface: SURFACES.ink },
    ],
    fine ? 40 : 15,
  );

/** A hut: a wall of clay, a door, and a roof of thatch in two layers. */
export function hutGeometry(fine: boolean): BufferGeometry {
  const thatch = { surface: SURFACES.leaf, glow: 0.25 };
  const whole = banded(
    [
      { from: [0.066, -0.02], to: [0.066, 0.056], colour: MODEL.hut, glow: 0.2 },
      { from: [0.1, 0.046], to: [0.06, 0.118], colour: MODEL.thatch, ...thatch },
      { from: [0.068, 0.108], to: [0, 0.182], colour: MODEL.thatchLight, ...thatch },
    ],
    fine ? 14 : 7,
  );
  return merged([whole, tinted(new PlaneGeometry(0.034, 0.05), MODEL.post, placed(0, 0.025, 0.067))]);
}
