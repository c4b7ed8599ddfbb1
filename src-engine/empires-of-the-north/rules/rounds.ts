import { push } from '../../kernel/frames.ts';
import { runsAlone } from '../../kernel/steps.ts';
import type { GameStep } from './context.ts';
import { openObservation } from './observation.ts';

/**
 * The frame below all others (rulebook, "Déroulement"): one round of four phases after the other, and after the last one the
 * end of the game.
 */
export const roundsStep: GameStep<'rounds'> = {
  ...runsAlone,
  rule: 'rounds',
  run(context) {
    const { state, emit } = context;
    if (state.last) {
      state.frames = [];
      state.ended = true;
      emit({ type: 'ended', hands: state.players.map(({ hand }) => [...hand]), barrier: 'hands-shown' });
      return;
    }
    state.round += 1;
    for (const player of state.players) {
      player.passed = false;
      for (const { fired } of player.empire) fired.round = false;
    }
    emit({ type: 'round', round: state.round, first: state.first });
    push(state, { kind: 'expedition' });
    push(state, { kind: 'actions', next: state.first, begun: false });
    openObservation(context);
  },
};
