/** How keys lead over a board. */
export type Walk = {
  /** The directions a key asks for, best first, in radians clockwise from up; none for other keys. */
  directions(key: string, shift: boolean): readonly number[];
  /**
   * Within this distance a place is a neighbour: the first direction that has one is taken before any place farther
   * away.
   */
  readonly near: number;
  /** How far off a direction a place may be, as the cosine of the angle. */
  readonly cone: number;
};

const ARROW_KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** The four arrow keys. */
export const ARROW_WALK: Walk = {
  directions: (key) => (ARROW_KEYS.includes(key) ? [(ARROW_KEYS.indexOf(key) * Math.PI) / 2] : []),
  near: Infinity,
  cone: 0.7,
};
