import { runsAlone } from '#engine/kernel/steps.ts';
import { allSeats } from '../lake.ts';
import { end } from '../ending.ts';
import type { ToyStep } from '../types.ts';

/** The frame below all others: a new round, or the end after the last. */
export const round: ToyStep<'round'> = {
  ...runsAlone,
  rule: 'round',
  run(data, state, _, emit) {
    if (state.round === state.rounds) {
      end(state, 'counted', emit);
      return;
    }
    state.round += 1;
    state.frames.push({ kind: 'commit', stakes: allSeats(data).map(() => null) });
  },
};
