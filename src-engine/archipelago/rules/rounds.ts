import { at } from '../../kernel/at.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';
import { endIfDue } from './end.ts';
import { automatic, pop, push, seatInOrder } from './step.ts';

/** Discs a seat can still place this turn. */
export function discsLeft(state: State, seat: Seat): number {
  let used = 0;
  for (const disc of state.wheel) if (disc.seat === seat) used++;
  return at(state.discs, seat) - used;
}

/**
 * Phase 5 (rulebook 2.0, p. 8): rounds in order of play, until nobody can play anything. A player who did nothing in a
 * round is out for the phase (ruling 48). The game may end after each round.
 */
export const rounds = automatic<'rounds'>('actions', (_box, state, frame, emit) => {
  if (endIfDue(state, emit)) return;
  const index = nextIndex(state, frame);
  if (index < 0) {
    pop(state);
    return;
  }
  frame.next = (index + 1) % state.order.length;
  push(state, { kind: 'round', seat: seatInOrder(state, index), disc: false });
});

/** Index in the order of play of whoever plays next, or -1 when the phase is over. */
function nextIndex(state: State, frame: FrameOf<'rounds'>): number {
  for (let step = 0; step < state.order.length; step++) {
    const index = (frame.next + step) % state.order.length;
    if (!at(frame.out, index) && discsLeft(state, seatInOrder(state, index)) > 0) return index;
  }
  return -1;
}
