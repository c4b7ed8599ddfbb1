import type { Walk } from '../../../board/walk.ts';

/** Directions clockwise from north, as in `map/geometry.ts`. */
const KEYS: Readonly<Record<string, number>> = { w: 0, e: 1, d: 2, s: 3, a: 4, q: 5, ArrowUp: 0, ArrowDown: 3 };

/** Arrows to the side go up, with Shift down. */
function sixths(key: string, shift: boolean): readonly number[] {
  const known = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (known !== undefined) return [known];
  if (key === 'ArrowRight') return shift ? [2, 1] : [1, 2];
  if (key === 'ArrowLeft') return shift ? [4, 5] : [5, 4];
  return [];
}

/** Over hexes: six letters round S, and the arrows. */
export const WALK: Walk = {
  directions: (key, shift) => sixths(key, shift).map((sixth) => (sixth * Math.PI) / 3),
  near: 1.9,
  // More than about 40° off is another direction.
  cone: 0.77,
};
