import { defined } from '../../kernel/defined.ts';
import { happened } from '../effects/specials.ts';
import type { MoveContext } from './context.ts';

/**
 * Passing (rulebook, "Phase d'actions"): no more turns in this round, and nobody can do anything to the own empire (ruling 36).
 * @param forced whether everybody could see that there was nothing else to do (ruling 35)
 */
export function pass(context: MoveContext, forced: boolean): void {
  const { state, seat, emit } = context;
  defined(state.players[seat]).passed = true;
  emit({ type: 'passed', seat, forced });
  happened(context, { seat, on: 'pass' });
}
