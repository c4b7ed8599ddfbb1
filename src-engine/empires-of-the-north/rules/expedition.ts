import { pop, push } from '../../kernel/frames.ts';
import { runsAlone } from '../../kernel/steps.ts';
import type { GameStep } from './context.ts';
import { newTurn } from './new-turn.ts';

/**
 * The Expedition (rulebook, "Phase d'expédition"): the first ship of the queue leaves it and takes an island, and so on until
 * no ship is left. The Cleanup follows, but not in the last round.
 */
export const expeditionStep: GameStep<'expedition'> = {
  ...runsAlone,
  rule: 'expedition',
  run({ state }) {
    newTurn(state);
    const ship = state.queue.shift();
    if (ship === undefined) {
      pop(state);
      if (!state.last) push(state, { kind: 'cleanup', begun: false });
      return;
    }
    const { seat, common, fish, raze } = ship;
    push(state, { kind: 'voyage', seat, common, fish, raze, how: 'any', chain: [] });
  },
};
