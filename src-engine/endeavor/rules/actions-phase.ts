import { defined } from '../../kernel/defined.ts';
import { pop, push } from '../../kernel/frames.ts';
import { runsAlone } from '../../kernel/steps.ts';
import { isOverLimit } from '../figures/card-limit.ts';
import { seatsFrom } from '../../kernel/seat.ts';
import type { GameStep } from './context.ts';
import { pass } from './pass.ts';
import { canAct } from './turn.ts';

/**
 * Phase 4 (rulebook, "Actions"): one turn after the other, clockwise, those who have passed left out, until all have.
 * Whoever can do nothing passes (ruling 31).
 */
export const actionsStep: GameStep<'actions'> = {
  ...runsAlone,
  rule: 'phases/actions',
  run(context) {
    const { state, frame } = context;
    const { length } = state.players;
    for (let step = 0; step < length; step++) {
      const seat = (frame.next + step) % length;
      if (defined(state.players[seat]).passed) continue;
      frame.next = (seat + 1) % length;
      if (canAct({ ...context, seat })) return push(state, { kind: 'turn', seat });
      return pass({ ...context, seat }, true);
    }
    return pop(state);
  },
};

/**
 * The check at the end of a round (rulebook, "Fin du tour"; rulings 40 and 41): whoever was given a governor after
 * passing and is over the limit discards, from the first player on.
 */
export const roundEndStep: GameStep<'round-end'> = {
  ...runsAlone,
  rule: 'round-end',
  run({ box, state }) {
    pop(state);
    for (const seat of seatsFrom(state, state.first).reverse()) {
      if (isOverLimit(box, defined(state.players[seat]))) push(state, { kind: 'discard', seat });
    }
  },
};
