import type { Cell } from './targets.ts';

/** Directions clockwise from north, as in `map/geometry.ts`. */
const KEYS: Readonly<Record<string, number>> = { w: 0, e: 1, d: 2, s: 3, a: 4, q: 5, ArrowUp: 0, ArrowDown: 3 };

/** Directions a key asks for, best first; none for other keys. Arrows to the side go up, with Shift down. */
export function directionsOf(key: string, shift: boolean): readonly number[] {
  const known = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (known !== undefined) return [known];
  if (key === 'ArrowRight') return shift ? [2, 1] : [1, 2];
  if (key === 'ArrowLeft') return shift ? [4, 5] : [5, 4];
  return [];
}

/**
 * The cell to go to from `from`: the neighbour in the first direction that has one, else the nearest cell that lies
 * roughly that way. Undefined where the map ends.
 */
export function next(cells: readonly Cell[], from: Cell, directions: readonly number[]): Cell | undefined {
  const seen = directions.map((direction) => nearest(cells, from, direction));
  const adjacent = seen.find((cell) => cell && gap(cell, from) < 1.9);
  return adjacent ?? seen.find((cell) => cell !== undefined);
}

const gap = (a: Cell, b: Cell): number => Math.hypot(a.centre.x - b.centre.x, a.centre.y - b.centre.y);

function nearest(cells: readonly Cell[], from: Cell, direction: number): Cell | undefined {
  const angle = (direction * Math.PI) / 3 - Math.PI / 2;
  let best: Cell | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const far = gap(cell, from);
    if (far === 0) continue;
    const along =
      ((cell.centre.x - from.centre.x) * Math.cos(angle) + (cell.centre.y - from.centre.y) * Math.sin(angle)) / far;
    // More than about 40° off is another direction.
    if (along < 0.77) continue;
    const cost = far * (2 - along);
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}
