import { oncePer } from '#engine/kernel/once-per.ts';
import { inside, toLine, type Point } from '../../../../board/plane.ts';
import type { Sketch } from '../shape/sketch.ts';

/** Heights above the sea, in hex units. */
export const SHORE = 0.055;
export const INLAND = 0.125;
/** How thick the carved tiles are. */
export const THICK = 0.16;

/** The height of the ground of a sketch: the sea at nought, land rising gently from a low cliff. */
export const groundOf = oncePer(makeGround);

function makeGround(sketch: Sketch): (p: Point) => number {
  const lands = sketch.parts.filter(({ kind }) => kind === 'land');
  return (p) => {
    const on = lands.some(({ outline, holes }) => inside(p, outline) && !holes.some((hole) => inside(p, hole)));
    if (!on) return 0;
    const shore = Math.min(1, ...sketch.coasts.map(({ line, closed }) => toLine(p, line, closed)));
    const t = Math.min(1, shore / 0.3);
    const swell = 0.012 * Math.sin(p.x * 7 + 1) * Math.cos(p.y * 6);
    return SHORE + (INLAND - SHORE) * t * t * (3 - 2 * t) + swell * t;
  };
}
