import { ARROW_WALK, type Walk } from '../../../board/walk.ts';

/** The four arrows lead to the nearest place roughly that way: wide enough that every card of a tableau is reached. */
export const WALK: Walk = { ...ARROW_WALK, cone: 0.5 };
