import { type BufferGeometry, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Point } from '../plane.ts';
import { PALETTE } from '../../styles/palette.ts';
import { prism, type Print } from './prism.ts';
import { merged } from './solid.ts';

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
/** How far a card of a stack lies beside the one below, and how far it is turned. */
const JITTER = { by: 0.03, turn: 0.03 } as const;
/** More cards than these add nothing to how a stack looks. */
const MOST = 12;

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

/**
 * A stack of cards, one slab a card, none quite straight on the other.
 * @param count how many cards it has: past a dozen it grows no higher
 * @param roll numbers from 0 to 1, the same ones each time it is made
 * @param print what the uppermost shows; those below it show nothing but their edge
 */
export function stacked(size: Card, count: number, roll: () => number, print?: Print): BufferGeometry {
  const shown = Math.min(count, MOST);
  const below: Print | undefined = print && { face: pointBox(print.blank), blank: print.blank };
  return merged(
    Array.from({ length: shown }, (_, at) => {
      const off = (by: number): number => (roll() - 0.5) * 2 * by;
      const place = new Vector3(off(JITTER.by), at * (size.thick ?? CARD_THICK), off(JITTER.by));
      const turn = new Quaternion().setFromEuler(new Euler(0, off(JITTER.turn), 0));
      const top = at === shown - 1;
      const edge = size.edge ?? PALETTE.parchment;
      const slab = top || !print ? card({ ...size, edge }, print) : card({ ...size, edge }, below);
      return slab.applyMatrix4(new Matrix4().compose(place, turn, new Vector3(1, 1, 1)));
    }),
  );
}

const pointBox = ({ x, y }: Point) => ({ left: x, top: y, right: x, bottom: y });
