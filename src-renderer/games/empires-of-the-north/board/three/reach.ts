import type { Reach } from '../../../../board/board.ts';
import { boxRound } from '../../../../board/plane.ts';
import { cornersOf, SHEET, toPlane } from '../layout.ts';
import { HIGH } from './heights.ts';

/** How far from straight above it is best seen, in degrees: cards are there to be read. */
const LEAN = 26;

/** How far the table reaches: the sheet, and the rim at its head. */
export function reachOf(): Reach {
  const corners = cornersOf({ x: 0, y: 0, ...SHEET }, 3).map(toPlane);
  const rim = corners.flatMap(({ x, y }) => [{ x, y: 0, z: y }, ...(y < 0 ? [{ x, y: HIGH.rim, z: y }] : [])]);
  return { rim, floor: boxRound(corners), lean: LEAN };
}
