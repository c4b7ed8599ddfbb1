import { dot, scale, subtract, add, type Point } from '../plane.ts';
import { moved, type Matrix } from './matrix.ts';

/** The two ends of a linear gradient. */
export type Ends = { readonly from: Point; readonly to: Point };

/**
 * The ends of the gradient that looks as a linear one does under a map that may change angles. Its colours lie along lines across it;
 * these stay lines, but no longer at a right angle to where its end is moved to.
 */
export function straightened({ from, to }: Ends, map: Matrix): Ends {
  const start = moved(map, from);
  const along = subtract(to, from);
  const across = subtract(moved(map, add(from, { x: -along.y, y: along.x })), start);
  const normal = { x: across.y, y: -across.x };
  const length = dot(normal, normal);
  if (length === 0) return { from: start, to: start };
  const reach = dot(subtract(moved(map, to), start), normal) / length;
  return { from: start, to: add(start, scale(normal, reach)) };
}
