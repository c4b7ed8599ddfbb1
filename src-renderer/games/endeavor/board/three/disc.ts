import type { BufferGeometry } from 'three';
import { seatDisc } from '../../../../board/three/disc.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import type { SeatStyle } from '../../../../icons/seat-styles.ts';

/** A disc in units: its radius, without the rims at its foot, and how high it is. */
export const DISC = { r: 0.31, high: 0.145 } as const;

/** The disc of a seat, from the ground up. */
export const discGeometry = (look: SeatStyle, tier: Tier): BufferGeometry =>
  seatDisc(look, { radius: DISC.r, high: DISC.high, fine: tier !== 'processor' });
