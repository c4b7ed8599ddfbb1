import type { BufferGeometry } from 'three';
import type { SeatStyle } from '../../icons/seat-styles.ts';
import { PALETTE } from '../../styles/palette.ts';
import { type Band, banded } from './lathe.ts';
import { merged, painted } from './solid.ts';
import { SURFACES } from './surface.ts';
import { laidAt, symbolPlank } from './symbol.ts';

/** How large a disc is, in units of the plane, and whether it has many sides: where a graphics card draws it. */
export type DiscSize = { readonly radius: number; readonly high: number; readonly fine?: boolean };

/** Sides of a disc where a processor draws it, and where a graphics card does. */
const SIDES = { plain: 13, fine: 40 } as const;
/** How high the symbol stands out of the face. */
const RAISED = 0.008;

/** From the ground up: a light and a dark rim that keep it apart from any ground, an enamelled side, a thin ring, a sunk face. */
function bandsOf({ fill, deep, mark }: SeatStyle, { radius: r, high }: DiscSize): Band[] {
  const bevel = r / 10;
  const enamel = { surface: SURFACES.enamel, glow: 0.4 };
  const ink = { surface: SURFACES.ink };
  return [
    { from: [r * 1.1, 0], to: [r * 1.055, high * 0.06], colour: PALETTE.chalk, ...ink },
    { from: [r * 1.055, high * 0.06], to: [r, high * 0.14], colour: PALETTE.night, ...ink },
    { from: [r, high * 0.14], to: [r, high - bevel], colour: deep, ...enamel, glow: 0.3 },
    { from: [r, high - bevel], to: [r - bevel, high], colour: fill, ...enamel, glow: 0.6 },
    { from: [r - bevel, high], to: [r * 0.83, high - bevel * 0.6], colour: mark, surface: SURFACES.inlay, glow: 0.5 },
    { from: [r * 0.83, high - bevel * 0.6], to: [0, high - bevel * 0.6], colour: fill, ...enamel },
  ];
}

/** The disc of a seat, flat on the ground with its middle over the origin: enamelled, its symbol raised in the colour of its mark. */
export function seatDisc(look: SeatStyle, size: DiscSize): BufferGeometry {
  const { radius, high, fine = false } = size;
  const face = high - radius * 0.06;
  const symbol = symbolPlank(look, radius * 0.56, { deep: fine ? 2 * RAISED : 0, fine });
  return merged([
    banded(bandsOf(look, size), fine ? SIDES.fine : SIDES.plain),
    painted(symbol, look.mark, {
      matrix: laidAt(face + (fine ? 0 : RAISED / 2)),
      surface: SURFACES.enamel,
      glow: 0.7,
    }),
  ]);
}
