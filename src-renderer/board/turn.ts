/** A board turned by a quarter, clockwise: what was up is at the right. What is written and what stands on it stays upright. */
import { boxRound, type Box, type Point } from './plane.ts';
import type { Walk } from './walk.ts';

/** Where a point lies once its board is turned. */
export const turnedPoint = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** The box round a box that is turned. */
export const turnedBox = ({ left, top, right, bottom }: Box): Box =>
  boxRound([turnedPoint({ x: left, y: top }), turnedPoint({ x: right, y: bottom })]);

/** The same keys on a turned board: they lead where they show on the screen. */
export const turnedWalk = (walk: Walk): Walk => ({
  ...walk,
  directions: (key, shift) => walk.directions(key, shift).map((direction) => direction - Math.PI / 2),
});
