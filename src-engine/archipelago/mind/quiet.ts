import type { Seat } from '../../kernel/seat.ts';
import { roundOf } from '../figures/round.ts';
import type { State } from '../state.ts';

/**
 * Whether a line that `seat` began at `start` may be cut at `state` and valued: nothing is half done, no fist is closed, no offer waits,
 * no crisis runs. In the actions phase at the end of the round it began in; between the phases at the first round or purchase
 * that follows, so that a crisis and a bid are valued by what they lead to; in turn 0 when the next player discovers. A line that
 * leads far goes on to the own next round of the same actions phase.
 */
export function isQuiet(state: State, seat: Seat, start: State, far = false): boolean {
  const top = state.frames.at(-1);
  const later = state.turn !== start.turn || state.phase !== start.phase;
  switch (top?.kind) {
    case 'round': {
      const begun = top.disc || top.card || top.building;
      if (begun || later) return !begun;
      const acted = state.wheel.length !== start.wheel.length;
      return far ? acted && top.seat === seat : acted || top.seat !== roundOf(start)?.seat;
    }
    case 'purchase':
      return top.turns === 2 && !top.bought && (later || top.seat !== purchaserOf(start));
    case 'bids':
      return later && !top.again && top.amounts.every((amount) => amount === null);
    case 'objectives':
      return start.frames.at(-1)?.kind !== 'objectives' && !top.read.includes(true);
    case 'discover':
      return top.seat !== seat;
    default:
      return false;
  }
}

/** Whose purchase it is. */
function purchaserOf(state: State): Seat | undefined {
  return state.frames.find((frame) => frame.kind === 'purchase')?.seat;
}
