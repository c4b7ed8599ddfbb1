import { push } from '#engine/kernel/frames.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { automatic } from '#engine/kernel/steps.ts';
import { end } from '../ending.ts';
import { allSeats } from '../lake.ts';
import type { ToyState, ToyStep } from '../types.ts';

/** The frame below all others: a new round, or the end after the last. */
export const round: ToyStep<'round'> = automatic('round', ({ box: data, state, emit }) => {
  if (state.round === state.rounds) {
    end(state, 'counted', emit);
    return;
  }
  state.round += 1;
  emit({ type: 'round', round: state.round });
  if (data.hides !== 'nothing' && state.seats.length > 1) {
    push(state, { kind: 'commit', stakes: state.seats.map(() => null) });
    return;
  }
  for (const seat of goingRound(state).reverse()) push(state, { kind: 'turn', seat, offered: false });
});

/** The seats as they play where nothing is staked: each round another begins. */
function goingRound(state: ToyState): Seat[] {
  return allSeats(state).map((seat) => (seat + state.round - 1) % state.seats.length);
}
