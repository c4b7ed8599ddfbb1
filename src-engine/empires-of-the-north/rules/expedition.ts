import { pop, push } from '../../kernel/frames.ts';
import { runsAlone } from '../../kernel/steps.ts';
import type { GameStep } from './context.ts';
import { newTurn } from './new-turn.ts';

/**
 * The Expedition (rulebook, "Phase d'expédition"): the first ship of the queue leaves it and takes an island, and so on until
 * no ship is left.
 */
export const expeditionStep: GameStep<'expedition'> = {
  ...runsAlone,
  rule: 'expedition',
  run({ state }) {
    newTurn(state);
    const ship = state.queue.shift();
    if (ship === undefined) return pop(state);
    const { seat, common, fish, raze } = ship;
    return push(state, { kind: 'voyage', seat, common, fish, raze, how: 'any', chain: [] });
  },
};
