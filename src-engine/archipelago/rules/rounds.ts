import { given } from '../../kernel/given.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Box } from '../box.ts';
import type { FrameOf } from '../frames.ts';
import { discsLeft } from '../pieces/discs.ts';
import type { State } from '../state.ts';
import { hasBuildingToUse } from './actions/use-building.ts';
import { hasCardToUse } from './cards/use-card.ts';
import { openTalk } from './deals/windows.ts';
import { endIfDue } from './end.ts';
import { automatic, pop, push, seatInOrder } from './step.ts';

/** Whether the seat has anything left that it may be asked about; reads only what lies open. */
function canGoOn(box: Box, state: State, seat: Seat): boolean {
  return discsLeft(box, state, seat) > 0 || hasBuildingToUse(state, seat) || hasCardToUse(box, state, seat);
}

/**
 * Phase 5 (rulebook 2.0, p. 8): rounds in order of play, until nobody can play anything. A player who did nothing in a
 * round is out for the phase (ruling 48). The game may end after each round.
 */
export const rounds = automatic<'rounds'>('actions', (box, state, frame, emit) => {
  if (endIfDue(state, emit)) return;
  const index = nextIndex(box, state, frame);
  if (index < 0) {
    pop(state);
    return;
  }
  frame.next = (index + 1) % state.order.length;
  openTalk(state);
  push(state, {
    kind: 'round',
    seat: seatInOrder(state, index),
    disc: false,
    card: false,
    building: false,
    doubled: null,
    roads: 1,
    denied: [],
  });
});

/** Index in the order of play of whoever plays next, or -1 when the phase is over. */
function nextIndex(box: Box, state: State, frame: FrameOf<'rounds'>): number {
  for (let step = 0; step < state.order.length; step++) {
    const index = (frame.next + step) % state.order.length;
    if (!given(frame.out[index]) && canGoOn(box, state, seatInOrder(state, index))) return index;
  }
  return -1;
}
