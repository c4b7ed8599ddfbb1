import type { Reach } from '../../../../board/board.ts';
import { add, boxRound, scale, type Point } from '../../../../board/plane.ts';
import { HEXAGON } from '../shape/shape.ts';
import { THICK } from './ground/heights.ts';

/** What stands on a tile reaches so high. */
const HEADROOM = 0.3;

/** How far tiles round these middles reach. */
export function reachOf(centres: readonly Point[]): Reach {
  const corners = centres.flatMap((middle) => HEXAGON.map((p) => add(middle, scale(p, 1.04))));
  const rim = corners.flatMap(({ x, y }) => [-THICK, HEADROOM].map((high) => ({ x, y: high, z: y })));
  return { rim, floor: boxRound(corners) };
}
