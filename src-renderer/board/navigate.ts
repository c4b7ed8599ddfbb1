import type { Cell } from './targets.ts';
import type { Walk } from './walk.ts';

/**
 * The cell a key leads to from `from`: the neighbour in the first direction that has one, else the nearest cell roughly
 * that way; undefined at the edge of the board.
 */
export function nextCell(
  cells: readonly Cell[],
  from: Cell,
  directions: readonly number[],
  walk: Walk,
): Cell | undefined {
  const seen = directions.map((direction) => nearest(cells, from, direction, walk.cone));
  const adjacent = seen.find((cell) => cell && gap(cell, from) < walk.near);
  return adjacent ?? seen.find((cell) => cell !== undefined);
}

const gap = (a: Cell, b: Cell): number =>
  Math.hypot(a.place.point.x - b.place.point.x, a.place.point.y - b.place.point.y);

function nearest(cells: readonly Cell[], from: Cell, direction: number, cone: number): Cell | undefined {
  const angle = direction - Math.PI / 2;
  const here = from.place.point;
  let best: Cell | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const far = gap(cell, from);
    if (far === 0) continue;
    const { x, y } = cell.place.point;
    const along = ((x - here.x) * Math.cos(angle) + (y - here.y) * Math.sin(angle)) / far;
    if (along < cone) continue;
    const cost = far * (2 - along);
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}
