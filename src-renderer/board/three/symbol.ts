import { type BufferGeometry, Matrix4 } from 'three';
import type { SeatStyle } from '../../icons/seat-styles.ts';
import { plank } from './plank.ts';

/** The middle of the grid of icons, and how far symbols reach from it. */
const [MIDDLE, REACH] = [12, 10.4];

/** How a symbol is cut. */
type Cut = {
  /** How thick it is; 0 for a plate. */
  readonly deep?: number;
  /** How much wider it is all round. */
  readonly grow?: number;
  /** Round edges have more corners. */
  readonly fine?: boolean;
};

/** The symbol of a seat upright round the origin, seen from where z points to. @param reach how far it reaches from its middle, in units of the plane */
export function symbolPlank(
  { symbol }: Pick<SeatStyle, 'symbol'>,
  reach: number,
  { deep = 0, grow = 0, fine = false }: Cut = {},
): BufferGeometry {
  const unit = reach / REACH;
  return plank(symbol, {
    size: unit * 100,
    middle: MIDDLE,
    deep: deep / unit,
    grow: grow / unit,
    corners: fine ? 4 : 2,
  });
}

/** Lays what stands upright flat on a height, its upper edge away from the player. */
export const laidAt = (high: number): Matrix4 =>
  new Matrix4().makeTranslation(0, high, 0).multiply(new Matrix4().makeRotationX(-Math.PI / 2));
