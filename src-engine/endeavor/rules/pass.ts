import { defined } from '../../kernel/defined.ts';
import { push } from '../../kernel/frames.ts';
import { isOverLimit } from '../figures/card-limit.ts';
import type { MoveContext } from './context.ts';

/**
 * Passing (rulebook, "Passer / Défausser"): no more turns in this round, and now the card limit must be met. Discs and
 * tokens stay.
 * @param forced whether there was nothing else to do
 */
export function pass({ box, state, seat, emit }: MoveContext, forced: boolean): void {
  const player = defined(state.players[seat]);
  player.passed = true;
  emit({ type: 'passed', seat, forced });
  if (isOverLimit(box, player)) push(state, { kind: 'discard', seat });
}
