import { refuse } from '../../kernel/refusal.ts';
import { neverRuns, pop, type GameStep } from './step.ts';

const RULE = 'order-of-play';

/** The winner of the bids decides the order of play for everybody, seat by seat (rulebook 2.0, p. 5; ruling 18). */
export const order: GameStep<'order', 'name-next'> = {
  rule: RULE,
  takes: ['name-next'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates: (_box, state) => state.screens.map((_, seat) => ({ type: 'name-next', seat })),
  refusal(_box, state, frame, _seat, move) {
    if (move.seat >= state.options.players) return refuse(RULE, 'no-such-player');
    return frame.named.includes(move.seat) ? refuse(RULE, 'already-named') : undefined;
  },
  apply(_box, state, frame, _seat, move, emit) {
    frame.named.push(move.seat);
    if (frame.named.length < state.options.players - 1) return;
    const last = state.screens.findIndex((_, seat) => !frame.named.includes(seat));
    state.order = [...frame.named, last];
    pop(state);
    emit({ type: 'order', order: [...state.order] });
  },
  run: neverRuns,
};
