import type { BufferGeometry } from 'three';
import type { Point } from '../plane.ts';
import { PALETTE } from '../../styles/palette.ts';
import { prism, type Print } from './prism.ts';

/** A card: how wide and long it is, and what may be left to the house. */
export type Card = {
  readonly width: number;
  readonly length: number;
  /** The radius of its corners. */
  readonly corner?: number;
  readonly bevel?: number;
  readonly thick?: number;
  /** The colour of its edge. */
  readonly edge?: string;
  /** Its corners are rounder: where a graphics card draws it. */
  readonly fine?: boolean;
};

/** How thick a card is: thinner, and its edge is not seen. */
export const CARD_THICK = 0.1;

/** The outline of a rounded rectangle round the origin. @param steps corners of a rounded corner, less one */
export function roundedRectangle(width: number, length: number, corner: number, steps: number): Point[] {
  const [x, y] = [width / 2 - corner, length / 2 - corner];
  const middles = [
    [x, y],
    [x, -y],
    [-x, -y],
    [-x, y],
  ] as const;
  return middles.flatMap(([mx, my], quarter) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const turn = ((quarter + step / steps) * Math.PI) / 2;
      return { x: mx + corner * Math.sin(turn), y: my + corner * Math.cos(turn) };
    }),
  );
}

/** A card, flat on the ground round the origin, its upper edge away from the player: its sides in the colour of card, its face from a texture. */
export function card(
  { width, length, corner = 0.11, bevel = 0.01, thick = CARD_THICK, edge = PALETTE.parchment, fine = false }: Card,
  print?: Print,
): BufferGeometry {
  const outline = roundedRectangle(width, length, corner, fine ? 5 : 2);
  return prism({ outline, thick, bevel, edge, glow: 0.3, ...(print && { print }) });
}
