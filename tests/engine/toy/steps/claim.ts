import { pop } from '#engine/kernel/frames.ts';
import { refuse } from '#engine/kernel/refusal.ts';
import { neverRuns } from '#engine/kernel/steps.ts';
import { handRefusal, playCard, rise, unseenCards } from '../lake.ts';
import type { MoveOf, ToyStep } from '../types.ts';

/** A value has been claimed: a card of it is played out of the hand, for a point more than it is worth. The water rises. */
export const claim: ToyStep<'claim', 'play'> = {
  rule: 'turn/claim',
  takes: ['play'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ box: data, state, frame: { value } }) =>
    unseenCards(data, state.discard)
      .filter((card) => data.cards[card] === value)
      .map((card): MoveOf<'play'> => ({ type: 'play', card })),
  refusal: ({ box: data, state, frame: { value }, seat }, { card }) =>
    data.cards[card] === value
      ? handRefusal(state, seat, card, 'turn/claim')
      : refuse('turn/claim', 'not-the-value-claimed', { value }),

  apply({ state, frame: { value }, seat, emit }, { card }) {
    pop(state);
    playCard(state, seat, card, value + 1, emit);
    rise(state, 1, emit);
  },

  run: neverRuns,
};
