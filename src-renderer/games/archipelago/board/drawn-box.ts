import type { Box, Point } from '../../../board/plane.ts';
import { HEXAGON } from './shape/shape.ts';
import { PIECE, SHIP } from './shape/slots.ts';
import { inside } from '../../../board/plane.ts';

/** What a piece of usual size covers on the flat board with its rims, standing or lying, round the point it stands at. */
const COVERED: Readonly<Record<'citizen' | 'ship', Box>> = {
  citizen: { left: -0.149, top: -0.155, right: 0.149, bottom: 0.145 },
  ship: { left: -0.168, top: -0.174, right: 0.168, bottom: 0.16 },
};

/** How much larger than usual a piece is drawn. */
export const sizeOf = ({ kind, width }: { kind: 'citizen' | 'ship'; width: number }): number =>
  width / (kind === 'ship' ? SHIP : PIECE);

/** What a piece covers on the flat board, rims included. */
export function drawnBox(kind: 'citizen' | 'ship', { x, y }: Point, size: number): Box {
  const { left, top, right, bottom } = COVERED[kind];
  return { left: x + left * size, top: y + top * size, right: x + right * size, bottom: y + bottom * size };
}

/** Whether two boxes cover some of the same ground. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a box round the centre of a hex lies on that hex alone. */
export const isOnHex = ({ left, top, right, bottom }: Box): boolean =>
  [left, right].every((x) => [top, bottom].every((y) => inside({ x, y }, HEXAGON)));
