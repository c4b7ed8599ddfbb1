import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Matrix4,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import type { BuildingKind } from '#engine/archipelago/data/schema-common.ts';
import { ICONS } from '../../icons/icons.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';
import { THORNS } from '../figures.ts';
import { SAILING, seatShip } from '../../../../board/three/ship.ts';
import { TURNED, turnedPiece } from '../../../../board/three/turned-piece.ts';
import { plank } from '../../../../board/three/plank.ts';
import { merged, placed, tinted } from '../../../../board/three/solid.ts';
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

/** The dark ring round the foot of a piece at work, with a light edge. */
export const ringGeometry = (): BufferGeometry =>
  merged([
    tinted(new TorusGeometry(0.105, 0.026, 4, 22), PALETTE.chalk, flatRing(0), 0.8),
    tinted(new TorusGeometry(0.105, 0.019, 4, 22), PALETTE.night, flatRing(0.012)),
  ]);

const flatRing = (high: number): Matrix4 => placed(0, high, 0.01).multiply(new Matrix4().makeRotationX(-Math.PI / 2));

/** The symbol of a seat, flat, for the front of a plinth. */
export function badgeGeometry(look: SeatStyle): BufferGeometry {
  return tinted(plank(look.symbol, { size: 0.36, middle: 12, deep: 2 }), look.mark, undefined, 1);
}

/** The coin that lies before a port or market used in this phase. */
export const coinGeometry = (): BufferGeometry =>
  merged([
    tinted(new CylinderGeometry(0.058, 0.058, 0.022, 14), PALETTE.bronze, placed(0, 0.011, 0)),
    tinted(new CylinderGeometry(0.05, 0.05, 0.026, 14), MODEL.coin, placed(0, 0.014, 0), 0.5),
  ]);

/** The plinth of a building in the colour of its owner, between a dark and a light rim. */
export function plinthGeometry(fill: string): BufferGeometry {
  const slab = (radius: number, high: number, y: number, colour: string) =>
    tinted(new CylinderGeometry(radius, radius * 1.04, high, 12), colour, placed(0, y, 0, 1, 1, 0.78), 0.5);
  return merged([
    slab(0.172, 0.014, 0.007, PALETTE.chalk),
    slab(0.166, 0.012, 0.018, PALETTE.night),
    slab(0.16, 0.05, 0.03, fill),
  ]);
}

const WALL = PALETTE.straw;
const box = (w: number, h: number, d: number, x: number, y: number, z: number, colour: string) =>
  tinted(new BoxGeometry(w, h, d), colour, placed(x, y + h / 2, z));

/** A roof with a ridge from front to back. */
function gable(w: number, h: number, d: number, x: number, y: number, z: number, colour: string): BufferGeometry {
  const turn = new Matrix4().makeRotationY(Math.PI / 4);
  return tinted(new ConeGeometry(Math.SQRT1_2, 1, 4), colour, placed(x, y + h / 2, z, w, h, d).multiply(turn));
}

const ANCHOR = ICONS.port.paths[1]?.d ?? '';

const BUILT: Readonly<Record<BuildingKind, () => BufferGeometry[]>> = {
  town: () => [
    box(0.09, 0.22, 0.09, 0, 0, -0.03, WALL),
    gable(0.12, 0.11, 0.12, 0, 0.22, -0.03, MODEL.roof),
    box(0.1, 0.11, 0.1, -0.085, 0, 0.03, MODEL.plaster),
    gable(0.13, 0.09, 0.13, -0.085, 0.11, 0.03, MODEL.roofDark),
    box(0.1, 0.12, 0.1, 0.085, 0, 0.03, MODEL.plaster),
    gable(0.13, 0.09, 0.13, 0.085, 0.12, 0.03, MODEL.roofDark),
  ],
  temple: () => [
    box(0.26, 0.03, 0.2, 0, 0, 0, MODEL.marble),
    ...[-0.09, -0.03, 0.03, 0.09].flatMap((x) => [
      box(0.03, 0.1, 0.03, x, 0.03, 0.06, WALL),
      box(0.03, 0.1, 0.03, x, 0.03, -0.06, WALL),
    ]),
    box(0.14, 0.1, 0.06, 0, 0.03, 0, MODEL.doorway),
    box(0.25, 0.03, 0.19, 0, 0.13, 0, MODEL.marble),
    tinted(new SphereGeometry(0.1, 10, 5, 0, Math.PI * 2, 0, Math.PI / 2), MODEL.dome, placed(0, 0.16, 0)),
    tinted(new ConeGeometry(0.014, 0.07, 5), MODEL.florin, placed(0, 0.29, 0)),
  ],
  market: () => [
    box(0.24, 0.1, 0.14, 0, 0, -0.02, MODEL.stall),
    box(0.26, 0.02, 0.05, 0, 0.08, 0.06, MODEL.plaster),
    ...[-0.12, -0.06, 0, 0.06, 0.12].map((x, i) =>
      tinted(
        new BoxGeometry(0.06, 0.02, 0.17),
        i % 2 === 0 ? MODEL.awning : PALETTE.chalk,
        placed(x, 0.17, 0.03).multiply(new Matrix4().makeRotationX(0.7)),
      ),
    ),
    ...[-0.125, 0.125].map((x) => box(0.018, 0.13, 0.018, x, 0, 0.09, MODEL.post)),
  ],
  port: () => [
    box(0.28, 0.03, 0.12, 0, 0, -0.01, MODEL.jetty),
    ...[-0.12, 0.12].map((x) => box(0.03, 0.07, 0.03, x, 0, 0.05, MODEL.post)),
    tinted(plank(ANCHOR, { size: 1.15, middle: 21, deep: 2.6 }), MODEL.anchor, placed(0, 0.03, -0.01)),
    tinted(plank(ANCHOR, { size: 1.15, middle: 21, deep: 0, grow: 1.1 }), PALETTE.ink, placed(0, 0.03, -0.014)),
  ],
};

/** A building carved in wood, without its plinth. */
export const buildingGeometry = (kind: BuildingKind): BufferGeometry => merged(BUILT[kind]());

/** A hut with a thatched roof. */
export const hutGeometry = (): BufferGeometry =>
  merged([
    tinted(new CylinderGeometry(0.044, 0.048, 0.055, 7), MODEL.hut, placed(0, 0.027, 0)),
    tinted(new ConeGeometry(0.08, 0.095, 7), MODEL.thatch, placed(0, 0.1, 0)),
  ]);
