import type { Point } from '../../../../board/plane.ts';
import type { Bed } from '../../../../board/three/tray.ts';
import { THICK } from './relief.ts';

/** What the map lies in. It grows in steps, so that it is not made anew with every region. */
export function bedOf(centres: readonly Point[]): Bed {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const step = (value: number, by: (n: number) => number) => by(value * 4) / 4;
  const low = { x: step(Math.min(0, ...xs) - 1.45, Math.floor), y: step(Math.min(0, ...ys) - 1.35, Math.floor) };
  const high = { x: step(Math.max(0, ...xs) + 1.45, Math.ceil), y: step(Math.max(0, ...ys) + 1.35, Math.ceil) };
  return {
    middle: { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 },
    width: high.x - low.x,
    depth: high.y - low.y,
    low: THICK,
  };
}
