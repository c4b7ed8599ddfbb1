import { push } from '../../kernel/frames.ts';
import { automatic } from '../../kernel/steps.ts';
import type { Phase, State } from '../state.ts';
import { disengage } from './disengagement.ts';
import { endIfDue } from './end.ts';
import { startBids } from './bids.ts';
import type { GameStep } from './step.ts';

/** The phases of a turn in their order (rulebook 2.0, p. 5). */
const PHASES = ['disengagement', 'order', 'population', 'balance', 'actions', 'purchase'] as const;

/** The phase after this one; turn 1 skips disengagement and balance. */
function following(phase: Phase, turn: number): (typeof PHASES)[number] {
  if (phase === 'discovery' || phase === 'over') return 'order';
  if (phase === 'purchase') return 'disengagement';
  const next = PHASES[PHASES.indexOf(phase) + 1] ?? 'disengagement';
  return next === 'balance' && turn === 1 ? 'actions' : next;
}

/** Turns go from phase to phase without an end of their own; the end of the game clears the stack. */
export const turnStep: GameStep<'turn'> = automatic('game-turn', ({ state, emit }) => {
  if (endIfDue(state, emit)) return;
  const phase = following(state.phase, state.turn);
  if (phase === 'disengagement' || state.turn === 0) {
    state.turn++;
    emit({ type: 'turn', turn: state.turn });
  }
  state.phase = phase;
  emit({ type: 'phase', turn: state.turn, phase });
  if (phase === 'disengagement') disengage(state);
  else if (phase === 'order') startBids(state);
  else if (phase === 'population') push(state, { kind: 'population', board: 0 });
  else if (phase === 'balance') push(state, { kind: 'balance', half: 0, red: false });
  else if (phase === 'actions') push(state, { kind: 'rounds', next: 0, out: state.order.map(() => false) });
  else startPurchases(state);
});

/** Phase 6 begins: the discs go back to their owners, the florins on the wheel to the bank (ruling 105). */
function startPurchases(state: State): void {
  state.wheel = [];
  for (const card of state.cards) card.by = -1;
  state.used = [];
  state.bank.florins += state.fees;
  state.fees = 0;
  state.granted = [];
  push(state, { kind: 'purchases', next: 0 });
}
