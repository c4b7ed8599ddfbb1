import { oncePer } from '#engine/kernel/once-per.ts';
import type { Point } from '../../../../board/plane.ts';
import type { Sketch } from '../shape/sketch.ts';
import { alone } from './ground/around.ts';
import { INLAND, terrainOf } from './ground/heights.ts';

/** The height of the ground of a sketch as if nothing lay next to it: where things lie that nothing beside the tile moves. */
export const groundOf = oncePer((sketch: Sketch): ((p: Point) => number) => {
  const { height } = terrainOf(alone(sketch));
  return ({ x, y }) => height(x, y);
});

/** The height pieces of a kind stand at. */
export const standingHeight = (sketch: Sketch, at: Point): number => Math.min(groundOf(sketch)(at), INLAND + 0.02);
