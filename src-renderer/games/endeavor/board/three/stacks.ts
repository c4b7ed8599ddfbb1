import { BoxGeometry, type BufferGeometry, Matrix4 } from 'three';
import type { Tier } from '../../../../board/three/graphics.ts';
import { noise } from '../../../../board/three/noise.ts';
import { card, roundedRectangle } from '../../../../board/three/slab.ts';
import { add, type Point } from '../../../../board/plane.ts';
import { merged, painted, placed } from '../../../../board/three/solid.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import { CARD_HIGH, POINTS, SIZES, toPlane } from '../geometry.ts';
import type { Ground } from './ground.ts';

/** The radius of the corners of a card, in points. */
const CORNER = 3.5;
/** How far a card below the top may lie aside, in units. */
const ASIDE = 0.03;

/** The outline of a card round its middle, in points. */
export const CARD_OUTLINE: readonly Point[] = roundedRectangle(SIZES.card.width, SIZES.card.height, CORNER, 2);

/** A card as a slab, from the ground up. @param edge the colour of its edge */
export const cardGeometry = (edge: string, tier: Tier): BufferGeometry =>
  card({
    width: SIZES.card.width / POINTS,
    length: SIZES.card.height / POINTS,
    corner: CORNER / POINTS,
    thick: CARD_HIGH,
    bevel: CARD_HIGH / 4,
    edge,
    fine: tier !== 'processor',
  });

/** Where the cards of a stack lie, the lowest first: none quite on another, but the top one where the chart has it. */
export function cardPlaces(id: string, left: number, at: { x: number; y: number; z: number }): Matrix4[] {
  const own = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Array.from({ length: left }, (_, i) => {
    const isTop = i === left - 1;
    const by = (way: number) => (isTop ? 0 : ASIDE * (2 * noise(own * 0.37 + i * 0.11, way) - 1) * 2);
    const turn = isTop ? 0 : 0.05 * (2 * noise(own * 0.53, i * 0.17) - 1) * 2;
    return placed(at.x + by(0.2), at.y + i * CARD_HIGH, at.z + by(0.7)).multiply(new Matrix4().makeRotationY(turn));
  });
}

/** The frame of brass where a stack was, with dusk in it. */
export function emptyGeometry(): BufferGeometry {
  const [wide, deep] = [SIZES.card.width / POINTS, SIZES.card.height / POINTS];
  const bar = (w: number, d: number, x: number, z: number) =>
    painted(new BoxGeometry(w, 0.05, d), PALETTE.brass, {
      matrix: placed(x, 0.025, z),
      surface: SURFACES.inlay,
      glow: 0.3,
    });
  const floor = painted(new BoxGeometry(wide, 0.012, deep), PALETTE.seaDeep, { matrix: placed(0, 0.006, 0) });
  const [x, z] = [wide / 2, deep / 2];
  return merged([
    floor,
    bar(wide + 0.05, 0.05, 0, -z),
    bar(wide + 0.05, 0.05, 0, z),
    bar(0.05, deep, -x, 0),
    bar(0.05, deep, x, 0),
  ]);
}

/** Where the ground under a card is measured, in parts of its width and height from its middle. */
const SHARES = [-0.5, -0.375, -0.25, -0.125, 0, 0.125, 0.25, 0.375, 0.5];

/** Where a stack stands: on the highest ground under it. */
export function stackPlace(ground: Ground, at: Point): { x: number; y: number; z: number } {
  const p = toPlane(at);
  const under = SHARES.flatMap((x) =>
    SHARES.map((y) => ground.at(toPlane(add(at, { x: x * SIZES.card.width, y: y * SIZES.card.height })))),
  );
  return { x: p.x, y: Math.max(...under) + 0.004, z: p.y };
}
