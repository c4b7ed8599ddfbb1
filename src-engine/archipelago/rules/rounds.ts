import { pop, push } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { nextInOrder, seatInOrder } from '../../kernel/order.ts';
import type { Seat } from '../../kernel/seat.ts';
import { automatic } from '../../kernel/steps.ts';
import type { Box } from '../box.ts';
import { discsLeft } from '../figures/discs.ts';
import type { State } from '../state.ts';
import { hasBuildingToUse } from './actions/use-building.ts';
import { hasCardToUse } from './cards/use-card.ts';
import { openTalk } from './deals/windows.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';

/** Whether the seat has anything left that it may be asked about; reads only what lies open. */
function canGoOn(box: Box, state: State, seat: Seat): boolean {
  return discsLeft(box, state, seat) > 0 || hasBuildingToUse(state, seat) || hasCardToUse(box, state, seat);
}

/**
 * Phase 5 (rulebook 2.0, p. 8): rounds in order of play, until nobody can play anything. A player who did nothing in a
 * round is out for the phase (ruling 48). The game may end after each round.
 */
export const rounds: GameStep<'rounds'> = automatic('actions', (box, state, frame, emit) => {
  if (endIfDue(state, emit)) return;
  const index = nextInOrder(state, frame.next, (seat, at) => !given(frame.out[at]) && canGoOn(box, state, seat));
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
