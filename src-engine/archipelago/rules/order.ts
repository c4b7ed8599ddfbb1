import { pop } from '../../kernel/frames.ts';
import { refuse } from '../../kernel/refusal.ts';
import { neverRuns } from '../../kernel/steps.ts';
import type { GameStep } from './step.ts';

const RULE = 'order-of-play/setting';
const BINDING = 'negotiation/binding';

/**
 * The winner of the bids decides the order of play for everybody, seat by seat (rulebook 2.0, p. 5; ruling 18). Places
 * given away in deals are kept (ruling 102): places and players are promised once each, so the rest always fits.
 */
export const orderStep: GameStep<'order', 'name-next'> = {
  rule: RULE,
  takes: ['name-next'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ state }) => state.screens.map((_, seat) => ({ type: 'name-next', seat })),
  refusal({ state, frame }, move) {
    if (move.seat >= state.options.players) return refuse(RULE, 'no-such-player');
    if (frame.named.includes(move.seat)) return refuse(RULE, 'already-named');
    const next = frame.named.length;
    const promised = frame.promised.find(({ seat, place }) => (seat === move.seat) !== (place === next));
    return promised && refuse(BINDING, 'place-promised', { seat: promised.seat, place: promised.place + 1 });
  },
  apply({ state, frame, emit }, move) {
    frame.named.push(move.seat);
    if (frame.named.length < state.options.players - 1) return;
    const last = state.screens.findIndex((_, seat) => !frame.named.includes(seat));
    state.order = [...frame.named, last];
    pop(state);
    emit({ type: 'order', order: [...state.order] });
  },
  run: neverRuns,
};
