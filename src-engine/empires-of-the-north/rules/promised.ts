import type { Tile } from '../data/goods.ts';
import type { SeatContext } from './context.ts';

/**
 * How many actions of a tile `seat` has declared and not done yet. What they need is kept for them: whatever a boost lets one do,
 * the declared action must still be possible (l. 530).
 */
export function promised({ state, seat }: SeatContext, tile: Tile): number {
  let count = 0;
  for (const frame of state.frames) if (frame.kind === 'tile' && frame.seat === seat && frame.tile === tile) count++;
  return count;
}
