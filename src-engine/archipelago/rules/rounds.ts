import { pop, push } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { nextInOrder, seatInOrder } from '../../kernel/order.ts';
import { automatic } from '../../kernel/steps.ts';

import { hasBuildingToUse } from './actions/use-building.ts';
import { hasCardToUse } from './cards/use-card.ts';
import type { SeatContext } from './context.ts';
import { openTalk } from './deals/windows.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';
import { discsLeft } from '../figures/discs.ts';

/** Whether the seat has anything left that it may be asked about; reads only what lies open. */
function canGoOn(context: SeatContext): boolean {
  const { box, state, seat } = context;
  return discsLeft(box, state, seat) > 0 || hasBuildingToUse(state, seat) || hasCardToUse(context);
}

/**
 * Phase 5 (rulebook 2.0, p. 8): rounds in order of play, until nobody can play anything. A player who did nothing in a
 * round is out for the phase (ruling 48). The game may end after each round.
 */
export const roundsStep: GameStep<'rounds'> = automatic('actions', (context) => {
  const { state, frame, emit } = context;
  if (endIfDue(state, emit)) return;
  const index = nextInOrder(state, frame.next, (seat, at) => !defined(frame.out[at]) && canGoOn({ ...context, seat }));
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
