import { elementAt } from '#engine/kernel/element-at.ts';
import { pop } from '#engine/kernel/frames.ts';
import { neverRuns } from '#engine/kernel/steps.ts';
import { handRefusal, release, rise, unseenCards } from '../lake.ts';
import type { MoveOf, ToyStep } from '../types.ts';

type GuardMove = MoveOf<'allow' | 'forbid'>;

/** A token is about to be taken: its owner allows it for a point, or forbids it with a card. Then the chain goes on. */
export const guard: ToyStep<'guard', GuardMove['type']> = {
  rule: 'turn/build/guard',
  takes: ['allow', 'forbid'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ box: data, state }) => [
    { type: 'allow' },
    ...unseenCards(data, state.discard).map((card): GuardMove => ({ type: 'forbid', card })),
  ],
  refusal: ({ state, seat }, move) =>
    move.type === 'forbid' ? handRefusal(state, seat, move.card, 'turn/build/guard') : undefined,

  apply({ state, frame: { spot }, seat, emit }, move) {
    pop(state);
    if (move.type === 'allow') {
      state.spots[spot] = null;
      elementAt(state.seats, seat).supply += 1;
      elementAt(state.seats, seat).points += 1;
      emit({ type: 'allowed', seat, spot });
      return;
    }
    release(state, seat, move.card);
    state.discard.push(move.card);
    const chain = elementAt(state.frames, state.frames.length - 1);
    if (chain.kind === 'build') chain.barred.push(spot);
    emit({ type: 'forbade', seat, spot, card: move.card, barrier: 'card-shown' });
    rise(state, 1, emit);
  },

  run: neverRuns,
};
