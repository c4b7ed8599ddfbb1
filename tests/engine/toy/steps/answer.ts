import { elementAt } from '#engine/kernel/element-at.ts';
import { pop } from '#engine/kernel/frames.ts';
import { neverRuns } from '#engine/kernel/steps.ts';
import { allSeats, learn, release } from '../lake.ts';
import type { ToyStep } from '../types.ts';

/** An offer waits for its answer. A struck deal is open: everybody sees the card change hands. */
export const answer: ToyStep<'answer', 'accept' | 'decline'> = {
  rule: 'turn/deals',
  takes: ['accept', 'decline'],
  deciders: ({ frame }) => [frame.to],
  candidates: () => [{ type: 'accept' }, { type: 'decline' }],
  refusal: () => undefined,

  apply({ box: data, state, frame, emit }, move) {
    const { from, to, card, points } = frame;
    pop(state);
    if (move.type === 'decline') {
      emit({ type: 'declined', from, to });
      return;
    }
    release(state, from, card);
    elementAt(state.seats, to).hand.push(card);
    elementAt(state.seats, to).points -= points;
    elementAt(state.seats, from).points += points;
    if (data.hides !== 'nothing') for (const viewer of allSeats(state)) learn(state, viewer, to, card);
    emit({ type: 'traded', from, to, points, card, barrier: 'card-shown' });
  },

  run: neverRuns,
};
