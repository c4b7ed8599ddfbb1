import type { Cell } from './targets.ts';

/** How keys lead over a board. */
export type Walk = {
  /** Directions a key asks for, best first, in radians clockwise from up; none for other keys. */
  directions(key: string, shift: boolean): readonly number[];
  /** Within this distance a place lies next door: the first direction that has one is taken before any farther place. */
  readonly near: number;
  /** How far off a direction a place may lie, as the cosine of the angle. */
  readonly cone: number;
};

const ARROW_KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** The four arrows, each with a quarter of the board. */
export const ARROWS: Walk = {
  directions: (key) => (ARROW_KEYS.includes(key) ? [(ARROW_KEYS.indexOf(key) * Math.PI) / 2] : []),
  near: Infinity,
  cone: 0.7,
};

/**
 * The cell to go to from `from`: the neighbour in the first direction that has one, else the nearest cell that lies
 * roughly that way. Undefined where the board ends.
 */
export function next(cells: readonly Cell[], from: Cell, directions: readonly number[], walk: Walk): Cell | undefined {
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
