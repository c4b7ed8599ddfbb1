import { defined } from '../../kernel/defined.ts';
import { pop, push } from '../../kernel/frames.ts';
import { runsAlone } from '../../kernel/steps.ts';
import { withAnyHand } from './any-hand.ts';
import type { GameStep } from './context.ts';
import { newTurn } from './new-turn.ts';
import { pass } from './pass.ts';
import { canAct } from './turn.ts';

/**
 * The Actions (rulebook, "Phase d'actions"): one turn after the other, clockwise from the first player, those who have passed
 * left out, until all have. Whoever could do nothing else with any hand they may hold passes without being asked (ruling 35).
 */
export const actionsStep: GameStep<'actions'> = {
  ...runsAlone,
  rule: 'actions',
  run(context) {
    const { state, frame, emit } = context;
    if (!frame.begun) {
      frame.begun = true;
      emit({ type: 'phase', phase: 'actions' });
    }
    newTurn(state);
    const { length } = state.players;
    for (let step = 0; step < length; step++) {
      const seat = (frame.next + step) % length;
      if (defined(state.players[seat]).passed) continue;
      frame.next = (seat + 1) % length;
      const own = { ...context, seat };
      if (!canAct(withAnyHand(own))) return pass(own, true);
      push(state, { kind: 'turn', seat });
      return emit({ type: 'turn', seat });
    }
    pop(state);
    return emit({ type: 'phase', phase: 'expedition' });
  },
};
