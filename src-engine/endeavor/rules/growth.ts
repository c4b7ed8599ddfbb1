import { defined } from '../../kernel/defined.ts';
import { pop } from '../../kernel/frames.ts';
import { runsAlone } from '../../kernel/steps.ts';
import { gainOf } from '../figures/levels.ts';
import type { GameStep } from './context.ts';

/** Phase 2 (rulebook, "Croissance"): as many discs as the growth level says go from supply to harbour, if there are. */
export const growthStep: GameStep<'growth'> = {
  ...runsAlone,
  rule: 'phases/growth',
  run({ box, state, frame: { seat }, emit }) {
    pop(state);
    const player = defined(state.players[seat]);
    const discs = Math.min(gainOf(box, player, 'growth'), player.supply);
    player.supply -= discs;
    player.harbour += discs;
    emit({ type: 'grew', seat, discs });
  },
};
