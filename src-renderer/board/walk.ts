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
export const ARROW_WALK: Walk = {
  directions: (key) => (ARROW_KEYS.includes(key) ? [(ARROW_KEYS.indexOf(key) * Math.PI) / 2] : []),
  near: Infinity,
  cone: 0.7,
};
