import { BoxGeometry, type BufferGeometry, CylinderGeometry, Matrix4 } from 'three';
import type { SeatStyle } from '../../icons/seat-styles.ts';
import { PALETTE } from '../../styles/palette.ts';
import { merged, painted, placed, tinted } from './solid.ts';
import { SURFACES } from './surface.ts';
import { symbolPlank } from './symbol.ts';

/** How a flag is made: how high its pole is, and how wide and high its cloth, in units of the plane. */
export type Flag = { readonly pole: number; readonly width: number; readonly height: number; readonly fine?: boolean };

/** How thick the cloth is, its edge included. */
const THICK = 0.006;

/** A pole in the origin with the flag of a seat towards x: its symbol on both sides, a dark and a light edge round its cloth. */
export function seatFlag(look: SeatStyle, { pole, width, height, fine = false }: Flag): BufferGeometry {
  const middle = [0.006 + width / 2, pole - height / 2 - 0.008] as const;
  const cloth = (grow: number, deep: number, colour: string) =>
    painted(new BoxGeometry(width + 2 * grow, height + 2 * grow, deep), colour, {
      matrix: placed(...middle, 0),
      // Whatever way it hangs from the lamp, it is read.
      surface: SURFACES.ink,
    });
  const symbol = (side: 1 | -1) =>
    painted(symbolPlank(look, height * 0.34, { fine }), look.mark, {
      surface: SURFACES.ink,
      matrix: new Matrix4()
        .makeTranslation(...middle, side * (THICK / 2 + 0.002))
        .multiply(new Matrix4().makeRotationY(side === 1 ? 0 : Math.PI)),
    });
  return merged([
    tinted(new CylinderGeometry(0.006, 0.008, pole, fine ? 8 : 4, 1, true), PALETTE.sepia, placed(0, pole / 2, 0), 0.2),
    cloth(0.011, THICK * 0.4, PALETTE.chalk),
    cloth(0.005, THICK * 0.7, PALETTE.night),
    cloth(0, THICK, look.fill),
    symbol(1),
    symbol(-1),
  ]);
}
